import type { Fact } from './letter.ts';

/** The contract's details in messages. */
export type ContractFacts = {
  title: string;
  organizationName: string;
  senderName: string;
  expiresAt: Date;
  /** The reason for cancelling, or what to change. */
  reason?: string;
  /** True if nobody was asked to sign, so that the sender's mark is the only one. */
  isSealedAtOnce?: boolean;
  /** Whether the completed files are attached. */
  isAttached?: boolean;
};
/**
 * One receiver, with the sender's messages to everyone and to this receiver, and the name of whoever delegated to them.
 */
export type MessageTo = {
  name: string;
  role: 'SIGNER' | 'APPROVER' | 'VIEWER';
  messages: readonly string[];
  passedOnBy?: string;
};

export type ContractMessage =
  | 'SIGN_REQUEST'
  | 'SIGN_REMINDER'
  | 'SIGN_EXTENDED'
  | 'SIGN_CANCELLED'
  | 'SIGN_DECLINED'
  | 'SIGN_COMPLETED'
  | 'COPY_ASKED'
  | 'VALUE_REQUEST'
  | 'VALUE_CHANGED';

export type ContractTexts = {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  button: string | null;
  foot: readonly string[];
};
export type WriteContractMessage = (facts: ContractFacts, to: MessageTo) => ContractTexts;

export type ContractLanguage = {
  greeting: (name: string) => string;
  /** Returns the heading of a quoted message, with its author and its addressee. */
  quoteFrom: (facts: ContractFacts, to: MessageTo) => string;
  says: Record<ContractMessage, WriteContractMessage>;
};
