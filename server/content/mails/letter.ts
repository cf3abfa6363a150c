import type { components } from '#openapi';
import { EMAIL_TEXTS } from './letter-languages.ts';

export type Language = components['schemas']['Language'];
export type EmailFact = readonly [term: string, value: string];

/** The sender, as named in the header and, as the law requires for commercial emails, in the footer. */
export type EmailSender = {
  name: string;
  businessNumber: string | null;
  representative: string | null;
  address: string | null;
  phone: string | null;
  /** The sending member's email address, if their organisation wants replies to go there. */
  replyTo?: string | undefined;
};

/** The parts of an email between its header and its footer, in order. */
export type EmailBlock =
  | { type: 'GREETING' | 'HEADING' | 'PARAGRAPH' | 'NOTE'; words: string }
  | { type: 'FACTS'; facts: readonly EmailFact[] }
  /** A verification code, shown in large digits. */
  | { type: 'CODE'; code: string }
  /** A quoted message, with its author. */
  | { type: 'MESSAGE'; from?: string | undefined; words: string }
  | { type: 'BUTTON'; label: string; href: string };

/** The content of an email. Both its plain text and its HTML are created from it. */
export type EmailContent = {
  to: string;
  template: string;
  subject: string;
  /** The preview text, which email programs show next to the subject. */
  preheader: string;
  blocks: readonly EmailBlock[];
  foot: readonly string[];
  /** The organisation on whose behalf the email is sent. If undefined, the sender is the service itself. */
  sender?: EmailSender;
  language?: Language;
};

/** The parts of a built-in email, which always come in the same order. */
export type BuiltInParts = {
  greeting?: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly EmailFact[];
  code?: string;
  quote?: { from?: string; words: string };
  button?: { label: string; href: string };
};

export function listBlocks({ greeting, heading, paragraphs, facts = [], code, quote, button }: BuiltInParts) {
  const blocks: (EmailBlock | false | '' | undefined)[] = [
    greeting !== undefined && { type: 'GREETING', words: greeting },
    { type: 'HEADING', words: heading },
    ...paragraphs.map((words): EmailBlock => ({ type: 'PARAGRAPH', words })),
    facts.length > 0 && { type: 'FACTS', facts },
    code && { type: 'CODE', code },
    quote && { type: 'MESSAGE', ...quote },
    button && { type: 'BUTTON', ...button },
  ];
  return blocks.flatMap((block) => block || []);
}

/** Removes line breaks from a subject, because names may contain them. */
export const toSingleLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Lists the footer's lines, which state who is responsible for the email. */
export function listFooterLines({ sender, language = 'ko' }: Pick<EmailContent, 'sender' | 'language'>): string[] {
  const words = EMAIL_TEXTS[language];
  if (!sender) return [words.own];
  const { name, businessNumber, representative, address, phone } = sender;
  const company = [
    name,
    representative && `${words.representative} ${representative}`,
    businessNumber && `${words.businessNumber} ${businessNumber}`,
  ];
  const place = [address, phone && `${words.phone} ${phone}`];
  return [company, place]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '')
    .concat(words.through(name));
}
