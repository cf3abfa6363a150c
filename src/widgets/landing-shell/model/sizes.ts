/** The header has no background, so a page whose colour should reach the top edge starts this much higher. */
export const LANDING_HEADER_HEIGHT = { desktop: 76, mobile: 52 } as const;
