// One polite live region for the whole page. Never a secret.
class Voice {
  text = $state("");
  say(text: string): void {
    this.text = text === this.text ? text + "\u00a0" : text;
  }
}

export const voice = new Voice();
