// House rules as form controls: those of the game, then those of the table.
import { games } from "./games.svelte.ts";
import type { HouseRule, Room, Settings } from "../net/wire.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** A checkbox if it has no choices. */
export interface Control {
  /** Stable id. */
  id: string;
  label: string;
  hint: string;
  value: unknown;
  /** Summary beside the heading; empty for the default. */
  chip: string;
  choices: Choice[];
  set: (value: unknown) => Partial<Settings>;
}

export interface Choice {
  value: unknown;
  text: string;
}

/** Message suffix for an option that is not set. */
const AS_PRINTED = "unknown";
const SECONDS = [30, 60, 90, 120, 300];

export function controls(room: Room): Control[] {
  const { game, players } = room.settings;
  const ofGame = games.of(game)?.house_rules[players] ?? [];
  return [...ofGame.map((rule) => gameRule(room, rule)), ...tableRules(room.settings)];
}

/** Values by name of a house rule. */
export type EffectiveRules = Record<string, HouseRule["printed"]>;

/** The game's house rules that apply at a table: chosen or, if not, printed. */
export function effectiveRules({ settings: { game, players, options } }: Room): EffectiveRules {
  const rules = games.of(game)?.house_rules[players] ?? [];
  return Object.fromEntries(
    rules.map(({ name, printed }) => [
      name,
      (options[name] as HouseRule["printed"] | null | undefined) ?? printed,
    ]),
  );
}

/** An option of the game. The printed value is stored as an absent option. */
function gameRule(room: Room, { name, printed, values }: HouseRule): Control {
  const { game, options } = room.settings;
  const id = `${game}-option-${name}`;
  // if the game has a word for the printed value, it is a choice of its own
  const asPrinted = words.has(`${id}-${AS_PRINTED}`) ? AS_PRINTED : printed;
  const value = options[name] ?? asPrinted;
  const set = (next: unknown): Partial<Settings> => {
    const { [name]: _, ...rest } = options;
    return { options: next === asPrinted ? rest : { ...rest, [name]: next } };
  };
  if (typeof printed === "boolean") return box(id, value, (next) => set(next));
  const choices = values.map((each) => ({ value: each, text: textOf(room, name, each) }));
  if (asPrinted !== printed) {
    choices.unshift({ value: asPrinted, text: `${printed}, ${t(`${id}-${AS_PRINTED}`)}` });
  }
  const chosen = choices.find((choice) => choice.value === value)?.text ?? "";
  const chip = options[name] === undefined ? "" : t("web-pair", { name: t(id), value: chosen });
  return { id, label: t(id), hint: t(`${id}.explanation`), value, chip, choices, set };
}

/** Label of a value: the game's word, the player at that seat, or the value itself. */
function textOf(room: Room, name: string, value: unknown): string {
  const { game } = room.settings;
  const id = `${game}-option-${name}`;
  if (words.has(`${id}-${value}`)) return t(`${id}-${value}`);
  if (typeof value === "number" && games.of(game)?.marks.seat.includes(name)) {
    return room.seats[value]?.name || `${t("web-free-seat")} ${value + 1}`;
  }
  return String(value);
}

function tableRules({ game, clock, chat, listed, public_record, lamps }: Settings): Control[] {
  const rules = [
    select(
      "web-clock",
      t(`web-clock-${clock.kind}.explanation`),
      clock.kind,
      ["none", "gentle", "strict"],
      (kind) => ({
        clock: { ...clock, kind } as Settings["clock"],
      }),
    ),
    select("web-chat", t(`web-chat-${chat}.explanation`), chat, ["off", "phrases", "free"], (next) => ({
      chat: next as Settings["chat"],
    })),
    // strangers may join a listed table: free chat has to be chosen again
    box("web-listed", listed, (next) => ({
      listed: next,
      chat: next && chat === "free" ? "phrases" : chat,
    })),
    box("web-public-record", public_record, (next) => ({ public_record: next })),
  ];
  if (lamps || games.offers(game, "coach")) rules.push(box("web-lamps", lamps, (next) => ({ lamps: next })));
  if (clock.kind !== "none") {
    rules.splice(1, 0, {
      id: "web-seconds",
      label: t("web-seconds"),
      hint: t("web-seconds.explanation"),
      value: clock.seconds,
      chip: "",
      choices: SECONDS.map((value) => ({ value, text: String(value) })),
      set: (seconds) => ({ clock: { ...clock, seconds: seconds as number } }),
    });
  }
  return rules;
}

function box(id: string, value: unknown, set: (value: boolean) => Partial<Settings>): Control {
  const label = t(id);
  const on = value === true;
  const hint = t(`${id}.explanation`);
  return {
    id,
    label,
    hint,
    value: on,
    chip: on ? label : "",
    choices: [],
    set: (next) => set(next === true),
  };
}

function select(
  id: string,
  hint: string,
  value: string,
  values: string[],
  set: (value: unknown) => Partial<Settings>,
): Control {
  const choices = values.map((each) => ({ value: each, text: t(`${id}-${each}`) }));
  return { id, label: t(id), hint, value, chip: t(`${id}-${value}`), choices, set };
}
