export { useMessages as useSignMessages } from './messages';
export { useFillingRef, useSigning, useSigningRef, useSigningState } from './model/context';
export { findKnownMark } from './model/filled-in';
export type { SignDocumentContext } from './model/sign-document.types';
export { listSigningPages, type SigningField } from './model/signing-fields';
export { ActionDialogs, loadActionDialogs } from './ui/action-dialogs';
export { DeadEnd } from './ui/dead-end';
export { OpenInAnotherTab } from './ui/open-in-another-tab';
export { SignDocument } from './ui/sign-document';
