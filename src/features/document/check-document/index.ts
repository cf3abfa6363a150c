export { CheckDocument } from './ui/check-document';
