/** The header is transparent, so a page with a coloured top has to start this much higher. */
export const LANDING_HEADER_HEIGHT = { desktop: 76, mobile: 52 } as const;
