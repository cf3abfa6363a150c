export { CompletePage as Component } from './ui/complete-page';
