/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const CircleSlash = createIcon(
  'circle-slash',
  ["circle",{"cx":"12","cy":"12","r":"10"}],
  ["line",{"x1":"9","x2":"15","y1":"15","y2":"9"}],
);
