export { Dialog, LayerPanel, type DialogProps } from './dialog';
export { DialogCancel } from './dialog-cancel';
export { focusFirstElement } from './focus-first';
export { FullScreenDialog } from './full-screen-dialog';
export { LeaveGuard } from './leave-guard';
export { useRestoreFocus } from './use-restore-focus';
export { useUnsavedInput } from './unsaved-input';
