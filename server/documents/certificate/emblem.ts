/** The service's logo in a square of 32 units, with y pointing up. */
export const EMBLEM_OPERATORS = `0.816 0.227 0.114 rg
2 9.8 m 2 22.4 l 2 26.597 5.403 30 9.6 30 c 22.4 30 l 26.597 30 30 26.597 30 22.4 c 30 9.8 l 17.5 9.8 l 17.5 14.8 l 23 14.8 l
23 17.7 l 11.5 17.7 l 11.5 21.9 l 23 21.9 l 23 24.8 l 8.6 24.8 l 8.6 14.8 l 14.5 14.8 l 14.5 9.8 l h f
2.5 6.9 m 29.5 6.9 l 28.45 3.97 25.6 2 22.4 2 c 9.6 2 l 6.4 2 3.55 3.97 2.5 6.9 c h f`;
