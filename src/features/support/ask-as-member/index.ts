export { AskForm } from './ui/ask-form';
export { useAskQuestion } from './api/use-ask-question';
