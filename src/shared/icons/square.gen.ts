/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Square = createIcon(
  'square',
  ["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],
);
