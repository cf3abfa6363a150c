/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const ChevronsUpDown = createIcon(
  'chevrons-up-down',
  ["path",{"d":"m7 15 5 5 5-5"}],
  ["path",{"d":"m7 9 5-5 5 5"}],
);
