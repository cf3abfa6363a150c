export { DrawOnPhone } from './ui/draw-on-phone';
export { MakeMark, type MakeMarkProps, type PhoneDrawing } from './ui/make-mark';
