/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const ArrowDownUp = createIcon(
  'arrow-down-up',
  ["path",{"d":"m3 16 4 4 4-4"}],
  ["path",{"d":"M7 20V4"}],
  ["path",{"d":"m21 8-4-4-4 4"}],
  ["path",{"d":"M17 4v16"}],
);
