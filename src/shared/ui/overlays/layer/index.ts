export { DialogLayer, KEEPS_ESCAPE, keepsEscape, useFloatingLayer } from './layer';
