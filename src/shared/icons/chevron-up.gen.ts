/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const ChevronUp = createIcon(
  'chevron-up',
  ["path",{"d":"m18 15-6-6-6 6"}],
);
