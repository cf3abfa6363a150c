/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Circle = createIcon(
  'circle',
  ["circle",{"cx":"12","cy":"12","r":"10"}],
);
