import { LINK, type Mail, type TextMessage } from '../../modules/messages/outbox.ts';
import { en } from './contract-words.en.ts';
import { ko } from './contract-words.ko.ts';
import type { ContractFacts, ContractMessage, MessageTo } from './contract-words.ts';
import { BRAND, type Language, type LetterSender } from './letter.ts';
import { writeMail } from './write-mail.ts';

export type { ContractMessage } from './contract-words.ts';

type About = { facts: ContractFacts; to: MessageTo; language: Language };

const WORDS = { ko, en };

export function contractMail(email: string, kind: ContractMessage, about: About & { sender: LetterSender }): Mail {
  const { facts, to, language, sender } = about;
  const { says, greeting, quoteFrom } = WORDS[language];
  const { button, ...words } = says[kind](facts, to);
  const said = kind === 'SIGN_REQUEST' ? to.messages.filter((message) => message !== '').join('\n\n') : '';
  return writeMail({
    ...words,
    to: email,
    template: kind,
    language,
    sender,
    // A copy can be sent to anybody's address, so it greets nobody by name.
    ...(kind !== 'COPY_ASKED' && { greeting: greeting(to.name) }),
    ...(said !== '' && { quote: { from: quoteFrom(facts, to), words: said } }),
    ...(button !== null && { button: { label: button, href: LINK } }),
  });
}

/** Names the receiver and the sender. The link is alone on the last line, where all phones make it tappable. */
export function contractText(phone: string, kind: ContractMessage, { facts, to, language }: About): TextMessage {
  const { heading, paragraphs, facts: rows, button } = WORDS[language].says[kind](facts, to);
  const name = language === 'ko' ? `${to.name} 님,` : `${to.name}:`;
  const lines = rows.map(([term, value]) => `■ ${term}: ${value}`);
  const parts = [`[${BRAND[language]}] ${name} ${heading}`, '', ...lines, ...paragraphs, ...(button ? ['', LINK] : [])];
  return { to: phone, template: kind, text: parts.join('\n') };
}
