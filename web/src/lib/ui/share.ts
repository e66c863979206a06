// Shares a link by the system's share sheet, else by the clipboard (also without HTTPS).
import { t } from "../i18n/words.svelte.ts";

/** Returns a message to show; empty if the share sheet has handled it. */
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
    const isCopied = document.execCommand("copy");
    field.remove();
    return isCopied ? "copied" : "failed";
  }
}
