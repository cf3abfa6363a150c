/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Maximize2 = createIcon(
  'maximize-2',
  ["path",{"d":"M15 3h6v6"}],
  ["path",{"d":"m21 3-7 7"}],
  ["path",{"d":"m3 21 7-7"}],
  ["path",{"d":"M9 21H3v-6"}],
);
