/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const TextAlignStart = createIcon(
  'text-align-start',
  ["path",{"d":"M21 5H3"}],
  ["path",{"d":"M15 12H3"}],
  ["path",{"d":"M17 19H3"}],
);
