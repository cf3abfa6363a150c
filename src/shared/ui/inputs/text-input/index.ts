export { isComposing } from './is-composing';
export { isTyping } from './is-typing';
export { InputBox } from './input-box';
export { TextArea } from './text-area';
export { TextInput, type TextInputProps } from './text-input';
export { input as bareInput } from './text-input.css';
