// Width at which the TV view changes its layout.

/** Pixels. Up to this width the TV view uses the normal page layout. */
export const NARROW_TV_PIXELS = 900;
