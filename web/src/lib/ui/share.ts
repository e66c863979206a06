// Hand on a link: the system's own sheet where there is one, else the clipboard, also without https.
import { t } from "../i18n/words.svelte.ts";

/** What is to be said about it; nothing where the system's own sheet has said it. */
export async function share(url: string, title: string): Promise<string> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url, title });
      return "";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "";
    }
  }
  return t((await copy(url)) === "copied" ? "web-copied" : "web-not-copied");
}

export async function copy(text: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done ? "copied" : "failed";
  }
}
