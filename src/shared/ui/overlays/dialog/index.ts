export { Dialog, LayerPanel, type DialogProps } from './dialog';
export { focusFirst } from './focus-first';
export { ScreenDialog } from './screen-dialog';
export { useRestoreFocus } from './use-restore-focus';
