export { isTyping } from './is-typing';
export { InputBox, type InputBoxProps } from './input-box';
export { TextArea, type TextAreaProps } from './text-area';
export { TextInput, type TextInputProps } from './text-input';
export { input as bareInput } from './text-input.css';
