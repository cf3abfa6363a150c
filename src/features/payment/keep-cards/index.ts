export { useSetDefaultCard } from './api/card-acts';
export { RemoveCardDialog } from './ui/remove-card-dialog';
