export { AskSender } from './ui/ask-sender';
