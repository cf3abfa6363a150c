export { SignAsMember } from './ui/sign-as-member';
