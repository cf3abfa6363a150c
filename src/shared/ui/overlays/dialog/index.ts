export { Dialog, LayerPanel, type DialogProps } from './dialog';
export { ScreenDialog } from './screen-dialog';
