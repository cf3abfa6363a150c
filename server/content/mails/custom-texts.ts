import { insertSpacesIntoAddresses } from '../../../rules/addresses.ts';
import type { MailBlock, MailContent } from '../../../rules/mail-words.ts';
import { splitGraphemes } from '../../../rules/graphemes.ts';
import { fillTextRule } from '../../../rules/text-variables.ts';
import { LINK_PLACEHOLDER } from '../../modules/messages/outbox.ts';
import { countCp949Bytes, toCp949Text } from '../../text/cp949.ts';
import type {
  ContractFacts,
  ContractLanguage,
  ContractMessage,
  ContractTexts,
  MessageRecipient,
} from './contract-words.ts';
import { toSingleLine, type Language, type EmailBlock } from './letter.ts';

/**
 * An organisation's wording. It exists in these languages only; receivers with another language get the built-in
 * wording.
 */
export type CustomTexts = MailContent & { language: 'ko' | 'en' };

type About = { facts: ContractFacts; to: MessageRecipient; language: Language; own?: readonly CustomTexts[] };
type Parts = {
  own: CustomTexts;
  facts: ContractFacts;
  to: MessageRecipient;
  words: ContractLanguage;
  said: ContractTexts;
};

/**
 * Returns the organisation's wording for a message. Viewers, delegates and receivers of documents without signers get
 * the built-in wording, because a custom request to sign would be wrong for them or wouldn't name the delegator.
 */
export function findCustomTexts(kind: ContractMessage, { facts, to, language, own = [] }: About): CustomTexts | null {
  if (facts.isSealedAtOnce) return null;
  if (kind === 'SIGN_REQUEST' && (to.role === 'VIEWER' || to.passedOnBy !== undefined)) return null;
  return own.find((words) => words.kind === kind && words.language === language) ?? null;
}

/** About what email apps show next to the subject. */
const MAX_PREHEADER_LENGTH = 140;

/** Builds the preview text from the first words of the email. Returns null to use the built-in one. */
export function writeCustomPreheader(blocks: readonly EmailBlock[]): string | null {
  const words = blocks.flatMap((block) =>
    'words' in block && block.type !== 'MESSAGE' ? [toSingleLine(block.words)] : [],
  );
  return splitGraphemes(words.join(' ')).slice(0, MAX_PREHEADER_LENGTH).join('').trim() || null;
}

export const writeCustomSubject = (parts: Parts) => toSingleLine(fill(parts.own.subject, parts)) || parts.said.subject;

export function writeCustomBlocks(parts: Parts & { quote: { from: string; words: string } | null }): EmailBlock[] {
  return parts.own.blocks.flatMap((block) => writeOwnBlock(block, parts));
}

function writeOwnBlock(
  block: MailBlock,
  { quote, ...parts }: Parts & { quote: { from: string; words: string } | null },
): EmailBlock[] {
  const { said } = parts;
  switch (block.type) {
    case 'FACTS': {
      const lines: readonly string[] = block.lines;
      const facts = said.facts
        .filter(([line]) => lines.includes(line))
        .map(([, term, value]) => [term, value] as const);
      return facts.length === 0 ? [] : [{ type: 'FACTS', facts }];
    }
    case 'MESSAGE':
      return quote ? [{ type: 'MESSAGE', ...quote }] : [];
    case 'BUTTON': {
      const label = toSingleLine(fill(block.words, parts));
      return said.button === null ? [] : [{ type: 'BUTTON', label: label || said.button, href: LINK_PLACEHOLDER }];
    }
    case 'HEADING':
    case 'PARAGRAPH':
    case 'NOTE': {
      const words = fill(block.words, parts).trim();
      return words === '' ? [] : [{ type: block.type, words }];
    }
  }
}

/** Carriers accept 2,000 bytes, including the link and a prefix of theirs. */
const MAX_TEXT_BYTES = 1_750;

/** Writes a text message in the organisation's wording. Returns null to use the built-in one. */
export function writeCustomText(parts: Parts): string | null {
  const text = insertSpacesIntoAddresses(fill(parts.own.text, parts).trim());
  return text === '' ? null : cutToBytes(text, MAX_TEXT_BYTES);
}

function cutToBytes(text: string, max: number) {
  if (countCp949Bytes(toCp949Text(text)) <= max) return text;
  let bytes = 0;
  const kept = splitGraphemes(text).filter((character) => {
    bytes += countCp949Bytes(toCp949Text(character));
    return bytes <= max - 2;
  });
  return `${kept.join('')}…`;
}

function fill(rule: string, { facts, to, words }: Parts) {
  const values = new Map([
    ['받는 분', to.name],
    ['문서 이름', facts.title],
    ['마감', words.formatDeadline(facts.expiresAt)],
    ['조직', facts.organizationName],
    ['보낸 사람', facts.senderName],
    ['할 일', words.nameTask(to)],
    ['까닭', facts.reason ?? ''],
  ]);
  return fillTextRule(rule, values, () => '');
}
