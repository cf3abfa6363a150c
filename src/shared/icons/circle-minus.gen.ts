/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const CircleMinus = createIcon(
  'circle-minus',
  ["circle",{"cx":"12","cy":"12","r":"10"}],
  ["path",{"d":"M8 12h8"}],
);
