export { createPhoneDrawing } from './api/draw-on-phone';
export { uploadMark, useChangeMark, useSaveMark, useMoveMark } from './api/mark-acts';
export { RemoveMarkDialog } from './ui/remove-mark-dialog';
export { RenameMarkDialog } from './ui/rename-mark-dialog';
