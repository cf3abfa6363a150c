import type { MailKind, MailLine } from '../../../rules/mail-words.ts';

/** The contract details that messages mention. */
export type ContractFacts = {
  title: string;
  organizationName: string;
  senderName: string;
  expiresAt: Date;
  /** The time of the last signature. */
  completedAt?: Date;
  /** The reason for cancelling, or the requested change. */
  reason?: string;
  /** True if nobody was asked to sign, so the sender's mark is the only one. */
  isSealedAtOnce?: boolean;
  /** True if the completed files are attached. */
  isAttached?: boolean;
};
/**
 * A receiver, with the sender's messages to everyone and to this receiver, and the name of the person who delegated to
 * them.
 */
export type MessageRecipient = {
  name: string;
  role: 'SIGNER' | 'APPROVER' | 'VIEWER';
  messages: readonly string[];
  passedOnBy?: string;
};

export type ContractMessage = MailKind;
/**
 * A line with a detail of the contract. Custom wording can use any line except the delegator's, because delegates never
 * get it.
 */
export type ContractLine = readonly [line: MailLine | 'DELEGATED_BY', term: string, value: string];

export type ContractTexts = {
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly ContractLine[];
  button: string | null;
  foot: readonly string[];
};
export type ContractMessageWriter = (facts: ContractFacts, to: MessageRecipient) => ContractTexts;

export type ContractLanguage = {
  formatDeadline: (at: Date) => string;
  /** Returns what the receiver is asked to do with the document: sign or review. */
  nameTask: (to: MessageRecipient) => string;
  greeting: (name: string) => string;
  /** Returns the heading of a quoted message, with its author and recipient. */
  quoteFrom: (facts: ContractFacts, to: MessageRecipient) => string;
  says: Record<ContractMessage, ContractMessageWriter>;
};
