export { FaqList } from './ui/faq-list';
