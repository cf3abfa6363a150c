/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Smartphone = createIcon(
  'smartphone',
  ["rect",{"width":"14","height":"20","x":"5","y":"2","rx":"2","ry":"2"}],
  ["path",{"d":"M12 18h.01"}],
);
