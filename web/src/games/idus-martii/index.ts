// Idus Martii: an election, a conspiracy, and who is on whose side.
import type { GameFolder } from "../folder.ts";
import Card from "./Card.svelte";
import lesson from "./lesson.json?url";
import "./tokens.css";

export default {
  card: { Drawing: Card, ground: "purple" },
  sides: "idus-martii-faction-",
  offices: "idus-martii-role-",
  asked: "web-idus-asked-",
  seating: "round",
  symbol: "r-consul",
  lesson,
  complete: () => import("../../../../docs/idus-martii.md?raw"),
  parts: () => import("./parts.ts"),
} satisfies GameFolder;
