export { mayChange, possibleActs, type ContractAct } from './model/possible-acts';
export { ACT_WORDS } from './ui/act-words';
export { ContractActDialog } from './ui/contract-act-dialog';
