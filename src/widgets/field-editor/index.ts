export { hasDoubtfulValue } from './model/use-refusals';
export { useFieldEditor } from './model/use-field-editor';
export { useSenderFields } from './model/use-sender-fields';
export { FieldEditor, renderSenderContent, useProblemJump } from './ui/field-editor';
export { FillOwnFields } from './ui/fill-own-fields';
