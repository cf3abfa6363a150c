/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const ChevronRight = createIcon(
  'chevron-right',
  ["path",{"d":"m9 18 6-6-6-6"}],
);
