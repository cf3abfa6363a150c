export { useCreateDraftBatch, useDeleteBatch } from './api/send-to-contacts';
export {
  addPerson,
  countChosen,
  formatChosen,
  NO_RECIPIENTS,
  removePerson,
  toggleContact,
  toggleGroup,
  type ChosenRecipients,
} from './model/chosen';
export { choiceStore, type BatchTerms, type Choice } from './model/kept-choice';
export { findValueProblems, listSharedColumns } from './model/shared-values';
export { findRequiredContact } from './model/typed-person';
export { ChosenPeople } from './ui/chosen-people';
export { PickPeople, type PickFilter } from './ui/pick-people';
export { ReviewBatch } from './ui/review-batch';
export { SharedValuesForm } from './ui/shared-values-form';
export { TypePerson } from './ui/type-person';
