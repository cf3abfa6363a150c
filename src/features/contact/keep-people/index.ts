export { SaveAsContacts } from './ui/save-as-contacts';
