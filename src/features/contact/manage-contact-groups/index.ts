export { ContactGroupsDialog } from './ui/contact-groups-dialog';
