/** What was typed into the one field of a form that is being sent. */
export function typed(event: SubmitEvent): string {
  event.preventDefault();
  return (event.currentTarget as HTMLFormElement).querySelector("input")!.value.trim();
}
