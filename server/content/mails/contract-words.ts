import type { Fact } from './letter.ts';

/** What messages about a contract may contain. */
export type ContractFacts = {
  title: string;
  organizationName: string;
  senderName: string;
  expiresAt: Date;
  /** Why it was cancelled, or what should be changed. */
  reason?: string;
  /** Whether nobody was asked to sign, so that the sender's own mark is the only one. */
  isSealedAtOnce?: boolean;
  /** Whether the completed files are attached. */
  isAttached?: boolean;
};
/** One receiver, the sender's messages to everybody and to this receiver, and who delegated to them. */
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

export type ContractWords = {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  button: string | null;
  foot: readonly string[];
};
export type SayContract = (facts: ContractFacts, to: MessageTo) => ContractWords;

export type ContractLanguage = {
  greeting: (name: string) => string;
  /** Whose words are quoted, and to whom they were written. */
  quoteFrom: (facts: ContractFacts, to: MessageTo) => string;
  says: Record<ContractMessage, SayContract>;
};
