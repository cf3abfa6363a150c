export { ContactsPage as Component } from './ui/contacts-page';
