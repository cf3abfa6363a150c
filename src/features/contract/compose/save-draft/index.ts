export { useSaveDraft } from './model/use-save-draft';
export { LeaveUnsaved } from './ui/leave-unsaved';
export { SaveProblem } from './ui/save-problem';
