/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const PanelLeft = createIcon(
  'panel-left',
  ["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],
  ["path",{"d":"M9 3v18"}],
);
