export { SaveAsContacts } from './ui/keep-people';
