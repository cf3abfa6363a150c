/** The header has no ground of its own: a page that wants its colour up to the top edge begins this much higher. */
export const LANDING_HEADER_HEIGHT = { desktop: 76, mobile: 52 } as const;
