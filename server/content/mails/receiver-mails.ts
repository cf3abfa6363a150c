import { insertSpacesIntoAddresses } from '../../../rules/addresses.ts';
import type { Mail, TextMessage } from '../../modules/messages/outbox.ts';
import { countCp949Bytes, toCp949Text } from '../../text/cp949.ts';
import type { Language, EmailSender } from './letter.ts';
import { RECEIVER_CODE_TEXTS } from './receiver-code-languages.ts';
import { findTextLanguage } from './text-language.ts';
import { writeMail } from './write-mail.ts';

type About = { name: string; sender: EmailSender; language: Language };

export function writeReceiverCodeMail(to: string, code: string, { name, sender, language }: About): Mail {
  const { subject, heading, paragraph, preheader, greeting, foot } = RECEIVER_CODE_TEXTS[language];
  return writeMail({
    to,
    template: 'RECEIVER_CODE',
    subject,
    preheader: preheader(sender.name),
    greeting: greeting(name),
    heading,
    paragraphs: [paragraph(sender.name)],
    code,
    foot: [foot],
    language,
    sender,
  });
}

/** Short messages have 90 bytes, from which carriers take "[Web발신]" and a line break. */
const SHORT_TEXT = 90 - 10;

/**
 * Writes the message with the code. The code comes first, so that phones show it in the notification. The names and the
 * advice follow if they fit into a short message.
 */
export function writeReceiverCodeText(to: string, code: string, { name, sender, language }: About): TextMessage {
  const words = RECEIVER_CODE_TEXTS[findTextLanguage(language)];
  const who = insertSpacesIntoAddresses(words.who(name, sender.name));
  const forms = [[who, words.warning], [who], [words.warning]];
  const texts = forms.map((lines) => [words.text(code), ...lines].join('\n'));
  const text = texts.find((form) => countCp949Bytes(toCp949Text(form)) <= SHORT_TEXT) ?? words.text(code);
  return { to, template: 'RECEIVER_CODE', text };
}
