export { areSlotsValid } from './model/slots';
export { EditSlots } from './ui/edit-slots';
