import { insertSpacesIntoAddresses } from '../../../rules/addresses.ts';
import { LINK_PLACEHOLDER, type Mail, type TextMessage } from '../../modules/messages/outbox.ts';
import { writeContractAlimtalk } from './alimtalk.ts';
import { CONTRACT_TEXTS } from './contract-languages.ts';
import type { ContractFacts, ContractLanguage, ContractMessage, MessageRecipient } from './contract-words.ts';
import { EMAIL_TEXTS } from './letter-languages.ts';
import { listBlocks, type Language, type EmailContent, type EmailSender } from './letter.ts';
import {
  findCustomTexts,
  writeCustomBlocks,
  writeCustomPreheader,
  writeCustomSubject,
  writeCustomText,
  type CustomTexts,
} from './custom-texts.ts';
import { findTextLanguage } from './text-language.ts';
import { renderEmail } from './write-mail.ts';

export type { ContractMessage } from './contract-words.ts';

export type ContractMessageContext = {
  facts: ContractFacts;
  to: MessageRecipient;
  language: Language;
  /** The organisation's custom wording by kind and language. The built-in wording fills the gaps. */
  own?: readonly CustomTexts[];
};

export const writeContractMail = (
  email: string,
  kind: ContractMessage,
  about: ContractMessageContext & { sender: EmailSender },
): Mail => renderEmail(writeContractEmailContent(email, kind, about));

/** Composes an email's content from the built-in or custom wording. Sender and footer don't depend on the wording. */
export function writeContractEmailContent(
  email: string,
  kind: ContractMessage,
  about: ContractMessageContext & { sender: EmailSender },
): EmailContent {
  const { facts, to, language, sender } = about;
  const words = CONTRACT_TEXTS[language];
  const said = words.says[kind](facts, to);
  const message = kind === 'SIGN_REQUEST' ? to.messages.filter((text) => text !== '').join('\n\n') : '';
  const quote = message === '' ? null : { from: words.quoteFrom(facts, to), words: message };
  const frame = { to: email, template: kind, language, sender, foot: said.foot };
  const own = findCustomTexts(kind, about);
  if (own) {
    const parts = { own, facts, to, words, said, quote };
    const ownBlocks = writeCustomBlocks(parts);
    const preheader = writeCustomPreheader(ownBlocks) ?? said.preheader;
    return { ...frame, subject: writeCustomSubject(parts), preheader, blocks: ownBlocks };
  }
  const { subject, preheader, heading, paragraphs, button } = said;
  const blocks = listBlocks({
    // Leaves out the greeting, because a copy can go to any address.
    ...(kind !== 'COPY_ASKED' && { greeting: words.greeting(to.name) }),
    heading,
    paragraphs,
    facts: said.facts.map(([, term, value]) => [term, value]),
    ...(quote && { quote }),
    ...(button !== null && { button: { label: button, href: LINK_PLACEHOLDER } }),
  });
  return { ...frame, subject, preheader, blocks };
}

/**
 * Composes a text message that names the receiver and the sender. The link has a line to itself at the end, so that
 * every phone makes it tappable.
 */
export function writeContractText(phone: string, kind: ContractMessage, asked: ContractMessageContext): TextMessage {
  const about = { ...asked, language: findTextLanguage(asked.language) };
  const { facts, to, language } = about;
  const words = CONTRACT_TEXTS[language];
  const said = words.says[kind](facts, to);
  const own = findCustomTexts(kind, about);
  const body =
    (own && writeCustomText({ own, facts, to, words, said })) ??
    insertSpacesIntoAddresses(writeBuiltInText(said, to, language));
  const link = said.button === null ? [] : ['', LINK_PLACEHOLDER];
  const text = [`[${EMAIL_TEXTS[language].brand}] ${body}`, ...link].join('\n');
  const alimtalk = writeContractAlimtalk(kind, about);
  return { to: phone, template: kind, text, ...(alimtalk && { alimtalk }) };
}

export function writeBuiltInText(
  { heading, paragraphs, facts }: ReturnType<ContractLanguage['says'][ContractMessage]>,
  { name }: MessageRecipient,
  language: Language,
) {
  const addressee = EMAIL_TEXTS[language].addressee(name);
  const lines = facts.map(([, term, value]) => `■ ${term}: ${value}`);
  return [`${addressee} ${heading}`, '', ...lines, ...paragraphs].join('\n');
}
