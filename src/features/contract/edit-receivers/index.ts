export type { KnownPerson } from './model/person';
export { useReceiversForm } from './model/use-receivers-form';
export { EditReceivers } from './ui/edit-receivers';
