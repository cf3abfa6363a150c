export { useGoneMarks } from './model/use-gone-marks';
export { useSenderValidation } from './model/use-judged';
export { useSenderFiles } from './model/use-own-files';
export { ChooseMark } from './ui/choose-mark';
export { SenderFieldContent } from './ui/filled-in';
export { FillSenderFields } from './ui/fill-own-side';
export { SenderFieldControl } from './ui/own-entry';
