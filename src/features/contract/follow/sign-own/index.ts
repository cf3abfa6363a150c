export { SignAsMember } from './ui/sign-own';
