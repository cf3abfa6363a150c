/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const AlignStartHorizontal = createIcon(
  'align-start-horizontal',
  ["rect",{"width":"6","height":"16","x":"4","y":"6","rx":"2"}],
  ["rect",{"width":"6","height":"9","x":"14","y":"6","rx":"2"}],
  ["path",{"d":"M22 2H2"}],
);
