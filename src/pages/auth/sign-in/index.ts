export { SignInPage as Component } from './ui/sign-in-page';
