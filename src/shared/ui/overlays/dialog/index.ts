export { Dialog, LayerPanel, type DialogProps } from './dialog';
export { focusFirstElement } from './focus-first';
export { FullScreenDialog } from './full-screen-dialog';
export { useRestoreFocus } from './use-restore-focus';
