export { drawForLater } from './api/draw-on-phone';
export { handInMark, useChangeMark, useKeepMark, useMoveMark } from './api/mark-acts';
export { RemoveMarkDialog } from './ui/remove-mark-dialog';
export { RenameMarkDialog } from './ui/rename-mark-dialog';
