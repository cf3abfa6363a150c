export { SignOwn } from './ui/sign-own';
