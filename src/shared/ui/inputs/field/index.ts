export { Field } from './field';
export { useField, useFieldLabel, useFieldLabelId } from './field-context';
