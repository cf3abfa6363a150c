export { useSaveDraft } from './model/use-save-draft';
export { LeaveConfirmation } from './ui/leave-unsaved';
export { SaveProblem } from './ui/save-problem';
