// Media query of the desktop layout, for markup that differs there.
import { MediaQuery } from "svelte/reactivity";

/** True from 1200 px on; style sheets repeat this number. */
export const wideScreen = new MediaQuery("min-width: 1200px");
