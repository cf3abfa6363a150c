export { useMessages as useSignMessages } from './messages';
export { useSigning } from './model/context';
export type { SignDocumentContext } from './model/sign-document.setup';
export { Acts, loadActs } from './ui/acts';
export { DeadEnd } from './ui/dead-end';
export { SignDocument } from './ui/sign-document';
