export { FilingDialog, type FilingKind } from './ui/filing-dialog';
