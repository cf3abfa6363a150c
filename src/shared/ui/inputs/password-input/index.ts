export { PasswordInput, type PasswordInputProps, type PasswordRule } from './password-input';
