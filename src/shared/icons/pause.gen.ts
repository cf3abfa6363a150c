/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Pause = createIcon(
  'pause',
  ["rect",{"x":"14","y":"3","width":"5","height":"18","rx":"1"}],
  ["rect",{"x":"5","y":"3","width":"5","height":"18","rx":"1"}],
);
