/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const TextAlignCenter = createIcon(
  'text-align-center',
  ["path",{"d":"M21 5H3"}],
  ["path",{"d":"M17 12H7"}],
  ["path",{"d":"M19 19H5"}],
);
