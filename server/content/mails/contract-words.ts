import type { MailKind, MailLine } from '../../../rules/mail-words.ts';

export type ContractFacts = {
  title: string;
  organizationName: string;
  senderName: string;
  expiresAt: Date;
  completedAt?: Date;
  /** The reason for cancelling, or the change that a value request asks for. */
  reason?: string;
  /** True if nobody was asked to sign, so the sender's mark is the only one. */
  isSealedAtOnce?: boolean;
  isAttached?: boolean;
};
/** A receiver, with the messages that the sender wrote to them, and the name of the person who delegated to them. */
export type MessageRecipient = {
  name: string;
  role: 'SIGNER' | 'APPROVER' | 'VIEWER';
  messages: readonly string[];
  passedOnBy?: string;
};

export type ContractMessage = MailKind;
/**
 * A line with one of the contract's details. Custom wording never reaches delegates, so it can't use the delegator's
 * line.
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
  /** Returns the receiver's task: to sign or to review. */
  nameTask: (to: MessageRecipient) => string;
  greeting: (name: string) => string;
  quoteFrom: (facts: ContractFacts, to: MessageRecipient) => string;
  says: Record<ContractMessage, ContractMessageWriter>;
};
