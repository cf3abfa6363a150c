/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const LayoutGrid = createIcon(
  'layout-grid',
  ["rect",{"width":"7","height":"7","x":"3","y":"3","rx":"1"}],
  ["rect",{"width":"7","height":"7","x":"14","y":"3","rx":"1"}],
  ["rect",{"width":"7","height":"7","x":"14","y":"14","rx":"1"}],
  ["rect",{"width":"7","height":"7","x":"3","y":"14","rx":"1"}],
);
