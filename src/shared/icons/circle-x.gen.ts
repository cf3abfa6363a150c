/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const CircleX = createIcon(
  'circle-x',
  ["circle",{"cx":"12","cy":"12","r":"10"}],
  ["path",{"d":"m15 9-6 6"}],
  ["path",{"d":"m9 9 6 6"}],
);
