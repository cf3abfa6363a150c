export { useAskingTroubles } from './model/messages';
export { AskSender } from './ui/ask-sender';
