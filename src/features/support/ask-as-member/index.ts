export { AskForm } from './ui/ask-form';
export { useAsk } from './api/use-ask';
