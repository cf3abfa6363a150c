export { ChooseContacts } from './ui/choose-contacts';
