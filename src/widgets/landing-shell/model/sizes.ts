/** The header is transparent, so a page with a coloured top must extend this far behind it. */
export const LANDING_HEADER_HEIGHT = { desktop: 76, mobile: 52 } as const;
