export { DialogLayer, useFloatingLayer } from './layer';
