export { PrivacyPage as Component } from './ui/privacy-page';
