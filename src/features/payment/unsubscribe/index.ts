export { UnsubscribeDialog } from './ui/unsubscribe-dialog';
