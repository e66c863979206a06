// Media queries of layouts, for markup that differs there.
import { MediaQuery } from "svelte/reactivity";

/** Desktop layout: true from 1200 px on; style sheets repeat this number. */
export const wideScreen = new MediaQuery("min-width: 1200px");
/** True from a tablet on. */
export const roomyScreen = new MediaQuery("min-width: 700px");
