export { Field, type FieldProps } from './field';
export { useField, useFieldLabel, useFieldLabelId } from './field-context';
