export type { DraftChange, KeyedReceiver } from './model/draft-change';
export { useSaveDraft, type DraftSaver } from './model/use-save-draft';
export { LeaveUnsaved } from './ui/leave-unsaved';
export { SaveProblem } from './ui/save-problem';
