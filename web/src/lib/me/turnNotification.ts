// Browser notifications for a hidden page, such as "your turn", if the player has switched them on.
// They name the game only: a lock screen must not show what the player is asked.
import { t } from "../i18n/words.svelte.ts";
import { prefs } from "./prefs.svelte.ts";

/** A new notification with the same tag replaces the old one. */
const TAG = "lusoria-move";

export const canNotify = () => typeof Notification !== "undefined";

/** Opens the browser's permission prompt. Call it only when the player has asked for notifications. */
export async function requestNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** `message` is the id of the title. */
export async function notifyTurn(game: string, message = "web-your-turn"): Promise<void> {
  if (!prefs.notify || !canNotify() || !document.hidden || Notification.permission !== "granted") return;
  const title = t(message);
  const options = { body: t(`${game}-name`), tag: TAG, icon: "/icon-192.png" };
  try {
    // Android refuses `new Notification`: there a service worker has to show it.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) await registration.showNotification(title, options);
    else new Notification(title, options).onclick = () => focus();
  } catch {
    // Permission withdrawn meanwhile. The page title also says whose turn it is.
  }
}

/** Call when the page is visible again. */
export async function clearTurnNotifications(): Promise<void> {
  if (!prefs.notify) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const notifications = (await registration?.getNotifications({ tag: TAG })) ?? [];
  for (const notification of notifications) notification.close();
}
