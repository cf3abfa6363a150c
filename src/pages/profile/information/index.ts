export { ProfileInformationPage as Component } from './ui/profile-information-page';
