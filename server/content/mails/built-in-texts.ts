import { hasLink, listMailLines, MAIL_KINDS, type MailBlock, type MailKind } from '../../../rules/mail-words.ts';
import { CONTRACT_TEXTS } from './contract-languages.ts';
import { writeBuiltInText } from './contract-mails.ts';
import type { ContractFacts, MessageRecipient } from './contract-words.ts';
import type { CustomTexts } from './custom-texts.ts';

const SOME_DAY = new Date('2000-01-03T00:00:00Z');
const FACTS: ContractFacts = {
  title: '{문서 이름}',
  organizationName: '{조직}',
  senderName: '{보낸 사람}',
  expiresAt: SOME_DAY,
  reason: '{까닭}',
};
const TO: MessageRecipient = { name: '{받는 분}', role: 'SIGNER', messages: [] };
const TASKS = {
  ko: (text: string) => text.replaceAll('서명을', '{할 일:을}').replaceAll('서명', '{할 일}'),
  en: (text: string) => text.replaceAll(/\bsign\b/g, '{할 일}'),
};

/** The built-in wording with variables instead of names, for organisations to start from. */
export const BUILT_IN_TEXTS: readonly CustomTexts[] = MAIL_KINDS.flatMap((kind) =>
  (['ko', 'en'] as const).map((language) => writeBuiltInWords(kind, language)),
);

function writeBuiltInWords(kind: MailKind, language: CustomTexts['language']): CustomTexts {
  const words = CONTRACT_TEXTS[language];
  const said = words.says[kind](FACTS, TO);
  const toApprover = words.says[kind](FACTS, { ...TO, role: 'APPROVER' });
  const day = words.formatDeadline(SOME_DAY);
  /** Replaces the task with its variable where the wording differs for approvers. */
  const toRule = (text: string, forApprover: string) =>
    (text === forApprover ? text : TASKS[language](text)).replaceAll(day, '{마감}');
  const toPlainRule = (text: string) => toRule(text, text);
  const lines = listMailLines(kind).filter((line) => said.facts.some(([other]) => other === line));
  const blocks: MailBlock[] = [
    ...(kind === 'COPY_ASKED' ? [] : [{ type: 'PARAGRAPH' as const, words: words.greeting('{받는 분}') }]),
    { type: 'HEADING', words: toRule(said.heading, toApprover.heading) },
    ...said.paragraphs.map((text) => ({ type: 'PARAGRAPH' as const, words: toPlainRule(text) })),
    { type: 'FACTS', lines },
    ...(kind === 'SIGN_REQUEST' ? [{ type: 'MESSAGE' as const }] : []),
    ...(hasLink(kind) && said.button !== null
      ? [{ type: 'BUTTON' as const, words: toRule(said.button, toApprover.button ?? said.button) }]
      : []),
  ];
  return {
    kind,
    language,
    subject: toRule(said.subject, toApprover.subject),
    blocks,
    text: toRule(writeBuiltInText(said, TO, language), writeBuiltInText(toApprover, TO, language)),
  };
}
