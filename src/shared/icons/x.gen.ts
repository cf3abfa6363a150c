/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const X = createIcon(
  'x',
  ["path",{"d":"M18 6 6 18"}],
  ["path",{"d":"m6 6 12 12"}],
);
