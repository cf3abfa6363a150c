export { Button, type ButtonProps } from './button';
export { ButtonLink } from './button-link';
