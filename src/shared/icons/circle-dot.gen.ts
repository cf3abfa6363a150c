/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const CircleDot = createIcon(
  'circle-dot',
  ["circle",{"cx":"12","cy":"12","r":"1"}],
  ["circle",{"cx":"12","cy":"12","r":"10"}],
);
