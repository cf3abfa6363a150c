export { deviceMarks, type SavedMarks } from './api/saved-marks';
export type { MadeMark, MarkKind } from './model/mark-kind';
export { DrawOnPhone } from './ui/draw-on-phone';
export { MakeMark, type PhoneDrawing } from './ui/make-mark';
