export { useMessages as useSignMessages } from './messages';
export { useFillingRef, useSigning, useSigningRef, useSigningState } from './model/context';
export { markOf } from './model/filled-in';
export type { SignDocumentContext } from './model/sign-document.types';
export { pagesOfSigning, type SigningField } from './model/signing-fields';
export { Acts, loadActs } from './ui/acts';
export { DeadEnd } from './ui/dead-end';
export { Elsewhere } from './ui/elsewhere';
export { SignDocument } from './ui/sign-document';
