/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Minus = createIcon(
  'minus',
  ["path",{"d":"M5 12h14"}],
);
