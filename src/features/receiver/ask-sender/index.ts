export { useAskErrorMessages } from './model/messages';
export { AskSender } from './ui/ask-sender';
