export { SignPage as Component } from './ui/sign-page';
