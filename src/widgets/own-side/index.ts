export { useUnavailableMarks } from './model/use-unavailable-marks';
export { useSenderValidation } from './model/use-sender-validation';
export { useSenderFiles } from './model/use-sender-files';
export { ChooseMark } from './ui/choose-mark';
export { SenderFieldContent } from './ui/sender-field-content';
export { FillSenderFields } from './ui/fill-sender-fields';
export { SenderFieldControl } from './ui/sender-field-control';
