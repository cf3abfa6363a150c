export { useReceiversForm } from './ui/use-receivers-form';
export { EditReceivers } from './ui/edit-receivers';
export { EditSlotPeople } from './ui/edit-slot-people';
