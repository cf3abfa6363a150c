/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const ZoomOut = createIcon(
  'zoom-out',
  ["circle",{"cx":"11","cy":"11","r":"8"}],
  ["line",{"x1":"21","x2":"16.65","y1":"21","y2":"16.65"}],
  ["line",{"x1":"8","x2":"14","y1":"11","y2":"11"}],
);
