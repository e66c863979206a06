// Idus Martii: an election, a conspiracy, and who is on whose side.
import type { GameFolder } from "../folder.ts";
import Card from "./Card.svelte";
import lesson from "./lesson.json?url";
import { shown } from "./shown.ts";
import "./tokens.css";

export default {
  card: { Drawing: Card, ground: "purple" },
  symbol: "r-consul",
  lesson,
  parts: () => import("./parts.ts"),
  shown,
} satisfies GameFolder;
