export { deviceMarkStore, type SavedMarkStore } from './api/saved-marks';
export { DrawOnPhone } from './ui/draw-on-phone';
export { MakeMark, type PhoneDrawing } from './ui/make-mark';
