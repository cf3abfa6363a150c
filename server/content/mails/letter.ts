import type { components } from '#openapi';
import { EMAIL_TEXTS } from './letter-languages.ts';

export type Language = components['schemas']['Language'];
export type EmailFact = readonly [term: string, value: string];

/** The organisation named in the header and, as the law requires for commercial emails, in the footer. */
export type EmailSender = {
  name: string;
  businessNumber: string | null;
  representative: string | null;
  address: string | null;
  phone: string | null;
  /** The sending member's address, if the organisation wants replies to go there. */
  replyTo?: string | undefined;
};

export type EmailBlock =
  | { type: 'GREETING' | 'HEADING' | 'PARAGRAPH' | 'NOTE'; words: string }
  | { type: 'FACTS'; facts: readonly EmailFact[] }
  | { type: 'CODE'; code: string }
  | { type: 'MESSAGE'; from?: string | undefined; words: string }
  | { type: 'BUTTON'; label: string; href: string };

export type EmailContent = {
  to: string;
  template: string;
  subject: string;
  /** The preview that email apps show next to the subject. */
  preheader: string;
  blocks: readonly EmailBlock[];
  foot: readonly string[];
  /** The organisation that the email is from. Undefined if the service itself sends it. */
  sender?: EmailSender;
  language?: Language;
};

/** The parts of a built-in email, in their fixed order. */
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

/** Removes line breaks, which names in a subject may contain. */
export const toSingleLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Lists the footer's lines, which say who is responsible for the email. */
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
