export { DialogLayer, isLayerOpen, HANDLES_ESCAPE, handlesEscape, useFloatingLayer } from './layer';
