export { hasValueToCheck } from './model/use-value-rejections';
export { useFieldEditor } from './model/use-field-editor';
export { useSenderFields } from './model/use-sender-fields';
export { FieldEditor, renderSenderContent, useJumpToProblem } from './ui/field-editor';
export { FillOwnFields } from './ui/fill-own-fields';
