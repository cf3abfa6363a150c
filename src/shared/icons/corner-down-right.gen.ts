/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const CornerDownRight = createIcon(
  'corner-down-right',
  ["path",{"d":"m15 10 5 5-5 5"}],
  ["path",{"d":"M4 4v7a4 4 0 0 0 4 4h12"}],
);
