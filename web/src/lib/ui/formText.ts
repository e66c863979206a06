// Reads forms.

/** Value of the only field of a submitted form. */
export function formText(event: SubmitEvent): string {
  event.preventDefault();
  return (event.currentTarget as HTMLFormElement).querySelector("input")!.value.trim();
}
