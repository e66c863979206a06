/** Pixels: up to this width a television is a page like any other, and people sit as at every table. */
export const NARROW = 900;
