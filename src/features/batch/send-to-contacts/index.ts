export { useCreateDraftBatch, useDeleteBatch } from './api/send-to-contacts';
export {
  addPerson,
  countRecipients,
  formatRecipientCount,
  NO_RECIPIENTS,
  removePerson,
  toggleContact,
  toggleGroup,
  type ChosenRecipients,
} from './model/chosen-recipients';
export { batchDraftStore, type BatchTerms, type BatchDraft } from './model/batch-draft';
export { findValueProblems, listSharedColumns } from './model/shared-values';
export { findRequiredContact } from './model/entered-person';
export { ChosenPeople } from './ui/chosen-people';
export { PickPeople, type PickPeopleFilter } from './ui/pick-people';
export { ReviewBatch } from './ui/review-batch';
export { SharedValuesForm } from './ui/shared-values-form';
export { EnterPerson } from './ui/enter-person';
