import { afterEach, expect, it, vi } from "vitest";
import { MOVE, nudge, sound } from "../../src/lib/stage/sound.ts";

const prefs = vi.hoisted(() => ({ sound: false }));
vi.mock("../../src/lib/me/prefs.svelte.ts", () => ({ prefs }));
afterEach(() => void vi.unstubAllGlobals());

it("no sound or vibration before a touch, or if off", () => {
  const vibrate = vi.fn();
  const made = vi.fn();
  const part = new Proxy(() => part, { get: () => part }) as unknown as AudioContext;
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal("navigator", { vibrate, userActivation });
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = null;
      constructor() {
        made();
      }
      createOscillator = () => part;
      createGain = () => part;
    },
  );
  const both = () => {
    sound(MOVE);
    nudge();
    return [made.mock.calls.length, vibrate.mock.calls.length];
  };
  prefs.sound = true;
  expect(both()).toEqual([0, 0]);
  userActivation.hasBeenActive = true;
  expect(both()).toEqual([1, 1]);
  prefs.sound = false;
  expect(both()).toEqual([1, 1]);
});
