// Whoever looks elsewhere is told that it is their move, where they have wished it. Never what is asked.
import { prefs } from "./prefs.svelte.ts";
import { t } from "../i18n/words.svelte.ts";

const TAG = "lusoria-move";

export const canKnock = () => typeof Notification !== "undefined";

/** The browser asks only because somebody wants it; whether it may be done. */
export async function mayKnock(): Promise<boolean> {
  return canKnock() && (await Notification.requestPermission()) === "granted";
}

export async function knock(game: string, title = "web-your-turn"): Promise<void> {
  if (!prefs.notify || !canKnock() || !document.hidden || Notification.permission !== "granted") return;
  const [said, about] = [t(title), { body: t(`${game}-name`), tag: TAG, icon: "/icon-192.png" }];
  try {
    // phones allow it to a worker only
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(said, about);
    else new Notification(said, about).onclick = () => focus();
  } catch {
    // a browser that has changed its mind: the title still says it
  }
}

/** Whoever is here again has seen it. */
export async function answer(): Promise<void> {
  if (!prefs.notify) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications({ tag: TAG })) ?? []) one.close();
}
