/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const TextAlignEnd = createIcon(
  'text-align-end',
  ["path",{"d":"M21 5H3"}],
  ["path",{"d":"M21 12H9"}],
  ["path",{"d":"M21 19H7"}],
);
