export { useAddSeal, useReplaceSeal, useSetSealState } from './api/seal-acts';
export { DestroySealDialog } from './ui/destroy-seal-dialog';
export { RenameSealDialog } from './ui/rename-seal-dialog';
export { SealUsersDialog } from './ui/seal-users-dialog';
