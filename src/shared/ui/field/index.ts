export { Field, type FieldProps } from './field';
export { useField, useFieldLabelId } from './field-context';
