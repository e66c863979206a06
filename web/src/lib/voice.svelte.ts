// One polite live region for the whole page. Never a secret.
class Voice {
  text = $state("");
  private last = "";

  /** The same twice is told twice: it differs by a space that nobody hears. */
  say(text: string): void {
    this.text = this.last = text === this.last ? text + "\u00a0" : text;
  }
}

export const voice = new Voice();
