import { afterEach, expect, it, vi } from "vitest";
import { notifyTurn, requestNotifications } from "../../src/lib/me/turnNotification.ts";

const prefs = vi.hoisted(() => ({ notify: true }));
vi.mock("../../src/lib/me/prefs.svelte.ts", () => ({ prefs }));
vi.mock("../../src/lib/i18n/words.svelte.ts", () => ({ t: (id: string) => id }));
afterEach(() => void vi.unstubAllGlobals());

function browser(permission: string, hidden: boolean, worker: object | null) {
  const made = vi.fn();
  const asked = vi.fn(async () => permission);
  class Note {
    static permission = permission;
    static requestPermission = asked;
    onclick = null;
    constructor(title: string, about: object) {
      made(title, about);
    }
  }
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => worker } });
  return { made, asked };
}

it("notification names the game only", async () => {
  const { made, asked } = browser("granted", true, null);
  await notifyTurn("idus-martii");
  expect(made.mock.calls.map(([title, about]) => [title, about.body])).toEqual([
    ["web-your-turn", "idus-martii-name"],
  ]);
  expect(asked).not.toHaveBeenCalled();
});

it("notification uses the service worker if there is one", async () => {
  const showNotification = vi.fn();
  const { made } = browser("granted", true, { active: {}, showNotification });
  await notifyTurn("alea");
  expect(showNotification).toHaveBeenCalledOnce();
  expect(made).not.toHaveBeenCalled();
});

it.each([
  ["a player who looks at the page", "granted", false, true],
  ["a player who has not turned it on", "granted", true, false],
  ["a browser that does not allow it", "default", true, true],
])("no notification for %s", async (_, permission, hidden, wanted) => {
  const { made, asked } = browser(permission, hidden, null);
  prefs.notify = wanted;
  await notifyTurn("alea");
  prefs.notify = true;
  expect(made).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

it("permission is requested when switched on", async () => {
  const { asked } = browser("denied", false, null);
  expect(await requestNotifications()).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
  vi.stubGlobal("Notification", undefined);
  expect(await requestNotifications()).toBe(false);
});
