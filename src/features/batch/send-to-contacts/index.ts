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
export { batchDraftStore, type BatchTerms, type BatchDraft } from './model/batch-draft';
export { findValueProblems, listSharedColumns } from './model/shared-values';
export { findRequiredContact } from './model/typed-person';
export { ChosenPeople } from './ui/chosen-people';
export { PickPeople, type PickFilter } from './ui/pick-people';
export { ReviewBatch } from './ui/review-batch';
export { SharedValuesForm } from './ui/shared-values-form';
export { TypePerson } from './ui/type-person';
