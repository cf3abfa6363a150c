export { mayChange, listPossibleActions, type ContractAction } from './model/possible-acts';
export { ACTION_LABELS } from './ui/action-labels';
export { ContractActionDialog } from './ui/contract-action-dialog';
