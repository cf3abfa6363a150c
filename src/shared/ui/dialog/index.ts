export { Dialog, LayerPanel, type DialogProps } from './dialog';
