export { mayChange, listPossibleActions, type ContractAction } from './model/possible-acts';
export { ACTION_LABELS } from './ui/act-words';
export { ContractActionDialog } from './ui/contract-act-dialog';
