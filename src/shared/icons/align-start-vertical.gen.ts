/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const AlignStartVertical = createIcon(
  'align-start-vertical',
  ["rect",{"width":"9","height":"6","x":"6","y":"14","rx":"2"}],
  ["rect",{"width":"16","height":"6","x":"6","y":"4","rx":"2"}],
  ["path",{"d":"M2 2v20"}],
);
