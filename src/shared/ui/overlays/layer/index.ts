export { DialogLayer, isLayerOpen, KEEPS_ESCAPE, keepsEscape, useFloatingLayer } from './layer';
