// Alea Romana: dice that spell Roman numerals, and a column to write them on.
import type { GameFolder } from "../folder.ts";
import HomeDrawing from "./HomeDrawing.svelte";
import lessonUrl from "./lesson.json?url";
import "./tokens.css";

export default {
  card: { Drawing: HomeDrawing, ground: "stone" },
  promptPrefix: "web-alea-asked-",
  seating: "row",
  icon: "a-joker",
  lessonUrl,
  complete: () => import("../../../../docs/alea.md?raw"),
  parts: () => import("./parts.ts"),
} satisfies GameFolder;
