export { useSaveDraft, useSaveTemplate } from './model/use-save-draft';
export { useUnsavable } from './model/use-unsavable';
export { LeaveConfirmation } from './ui/leave-confirmation';
export { SaveProblem } from './ui/save-problem';
