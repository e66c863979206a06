// Which games there are, and what the server says of each: numbers that are rules are never known here.
import { FOLDERS } from "../games/index.ts";
import { api } from "./api.ts";

export interface GameShown {
  players: [number, number];
  /** How many sit at a table that begins at once. */
  usual: number;
  minutes: number;
  bots: { name: string; level: number }[];
  /** By the number of players. */
  house_rules: Record<string, HouseRule[]>;
  actions: string[];
  /** Options that JSON leaves out, as printed. */
  defaults: Record<string, unknown>;
  marks: Marks;
}

export interface HouseRule {
  name: string;
  printed: unknown;
  values: unknown[] | null;
}

/** Fields that hold a seat, several, or one entry a seat; and which fields of an event are secret. */
export interface Marks {
  seat: string[];
  seats: string[];
  one_a_seat: string[];
  secret: Record<string, string[]>;
}

class Games {
  private told = $state.raw<Record<string, Partial<GameShown>>>({});
  phrases = $state.raw<string[]>([]);

  async read(): Promise<void> {
    try {
      const { games, phrases } = await api.games();
      this.told = games;
      this.phrases = phrases;
    } catch {
      // without a server there is a first screen all the same
    }
  }

  /** In the order of the server. */
  get names(): string[] {
    const told = Object.keys(this.told);
    return told.length ? told : Object.keys(FOLDERS);
  }

  has(name: string): boolean {
    return name in this.told || name in FOLDERS;
  }

  of(name: string): GameShown {
    return { ...FOLDERS[name]?.shown, ...this.told[name] } as GameShown;
  }

  /** Whether one may know here what others may not: then a phone is handed on behind a curtain. */
  secretive(name: string): boolean {
    return Object.keys(this.of(name).marks.secret).length > 0;
  }
}

export const games = new Games();
