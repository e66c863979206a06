// Idus Martii: hidden factions, offices and votes.
import type { GameFolder } from "../folder.ts";
import HomeDrawing from "./HomeDrawing.svelte";
import lesson from "./lesson.json?url";
import "./tokens.css";

export default {
  card: { Drawing: HomeDrawing, ground: "purple" },
  sides: "idus-martii-faction-",
  offices: "idus-martii-role-",
  asked: "web-idus-asked-",
  seating: "round",
  symbol: "r-consul",
  lesson,
  complete: () => import("../../../../docs/idus-martii.md?raw"),
  parts: () => import("./parts.ts"),
} satisfies GameFolder;
