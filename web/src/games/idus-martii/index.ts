// Idus Martii: hidden factions, offices and votes.
import type { GameFolder } from "../folder.ts";
import HomeDrawing from "./HomeDrawing.svelte";
import lessonUrl from "./lesson.json?url";
import "./tokens.css";

export default {
  card: { Drawing: HomeDrawing, ground: "purple" },
  sides: "idus-martii-faction-",
  offices: "idus-martii-role-",
  promptPrefix: "web-idus-asked-",
  seating: "round",
  icon: "r-consul",
  lessonUrl,
  complete: () => import("../../../../docs/idus-martii.md?raw"),
  parts: () => import("./parts.ts"),
} satisfies GameFolder;
