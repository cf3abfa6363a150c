/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Columns3 = createIcon(
  'columns-3',
  ["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],
  ["path",{"d":"M9 3v18"}],
  ["path",{"d":"M15 3v18"}],
);
