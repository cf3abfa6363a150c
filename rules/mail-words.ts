import { hasAddress } from './addresses.ts';
import { countGraphemes } from './graphemes.ts';
import { parseTextTemplate } from './text-variables.ts';

export const MAIL_KINDS = [
  'SIGN_REQUEST',
  'SIGN_REMINDER',
  'SIGN_EXTENDED',
  'SIGN_CANCELLED',
  'SIGN_DECLINED',
  'SIGN_COMPLETED',
  'COPY_ASKED',
  'VALUE_REQUEST',
  'VALUE_CHANGED',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export type MailLine = 'DOCUMENT' | 'SENDER' | 'REASON' | 'DEADLINE';
export type MailBlock =
  | { type: 'HEADING' | 'PARAGRAPH' | 'NOTE' | 'BUTTON'; words: string }
  | { type: 'FACTS'; lines: readonly MailLine[] }
  | { type: 'MESSAGE' };
export type MailContent = { kind: MailKind; subject: string; blocks: readonly MailBlock[]; text: string };

export const MAX_MAIL_BLOCKS = 12;
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_BLOCK_LENGTH = 500;
const MAX_HEADING_LENGTH = 100;
const MAX_LABEL_LENGTH = 30;

const WITHOUT_LINK: ReadonlySet<MailKind> = new Set(['SIGN_CANCELLED', 'SIGN_DECLINED']);
const WITH_REASON: ReadonlySet<MailKind> = new Set(['SIGN_CANCELLED', 'VALUE_REQUEST', 'VALUE_CHANGED']);
const WITH_DEADLINE: ReadonlySet<MailKind> = new Set([
  'SIGN_REQUEST',
  'SIGN_REMINDER',
  'SIGN_EXTENDED',
  'VALUE_REQUEST',
  'VALUE_CHANGED',
]);

export const hasLink = (kind: MailKind) => !WITHOUT_LINK.has(kind);

export const listMailLines = (kind: MailKind): MailLine[] => [
  'DOCUMENT',
  'SENDER',
  ...(WITH_REASON.has(kind) ? ['REASON' as const] : []),
  ...(WITH_DEADLINE.has(kind) ? ['DEADLINE' as const] : []),
];

/**
 * Lists the variables for a kind of message. `할 일` becomes 서명 (sign) or 검토 (review), so one text works for signers and
 * approvers.
 */
export const listMailVariables = (kind: MailKind): string[] => [
  '받는 분',
  '문서 이름',
  ...(WITH_DEADLINE.has(kind) ? ['마감'] : []),
  '조직',
  '보낸 사람',
  '할 일',
  ...(WITH_REASON.has(kind) ? ['까닭'] : []),
];

export type MailProblem = {
  /** The part of the template that is wrong: `subject`, `text`, `blocks` or `blocks[3]`. */
  field: string;
  code: 'TEXT_RULE_WRONG' | 'BUTTON_MISSING';
  message: string;
};

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Line breaks, and the joiners that emoji need. */
const ALLOWED = /[\n\u200c\u200d]/g;

/** Lists everything that prevents the message from being sent, from top to bottom. */
export function findMailProblems({ kind, subject, blocks, text }: MailContent): MailProblem[] {
  const problems: MailProblem[] = [];
  const add = (field: string, message: string | null, code: MailProblem['code'] = 'TEXT_RULE_WRONG') => {
    if (message !== null) problems.push({ field, code, message });
  };
  add('subject', findWordsProblem(subject, kind, { max: MAX_SUBJECT_LENGTH, isLine: true }));
  if (blocks.length === 0) add('blocks', '블록을 하나 이상 넣어주세요.');
  if (blocks.length > MAX_MAIL_BLOCKS) add('blocks', `블록을 ${MAX_MAIL_BLOCKS}개까지 넣을 수 있어요.`);
  const buttons = blocks.filter(({ type }) => type === 'BUTTON').length;
  if (hasLink(kind) && buttons !== 1)
    add('blocks', buttons === 0 ? '단추를 하나 넣어주세요.' : '단추는 하나만 넣을 수 있어요.', 'BUTTON_MISSING');
  blocks.forEach((block, index) => add(`blocks[${index}]`, findBlockProblem(block, kind)));
  add('text', findTextProblem(text, kind));
  return problems;
}

function findBlockProblem(block: MailBlock, kind: MailKind): string | null {
  switch (block.type) {
    case 'MESSAGE':
      return kind === 'SIGN_REQUEST' ? null : '보낸 분의 말은 서명 요청에만 있어요. 이 블록을 빼주세요.';
    case 'FACTS': {
      const known = listMailLines(kind);
      if (block.lines.length === 0) return '보여줄 줄을 하나 이상 골라주세요.';
      return block.lines.every((line) => known.includes(line)) ? null : '이 메일에 없는 줄이 있어요. 다시 골라주세요.';
    }
    case 'BUTTON':
      if (!hasLink(kind)) return '이 메일에는 링크가 없어요. 단추를 빼주세요.';
      return findWordsProblem(block.words, kind, { max: MAX_LABEL_LENGTH, isLine: true });
    case 'HEADING':
      return findWordsProblem(block.words, kind, { max: MAX_HEADING_LENGTH, isLine: true });
    case 'PARAGRAPH':
    case 'NOTE':
      return findWordsProblem(block.words, kind, { max: MAX_BLOCK_LENGTH });
  }
}

function findTextProblem(text: string, kind: MailKind): string | null {
  if (text.trim() === '') return null;
  if (hasAddress(text)) return '문자에는 인터넷 주소를 적을 수 없어요. 주소가 아니라면 점 뒤를 띄어주세요.';
  return findWordsProblem(text, kind, { max: MAX_BLOCK_LENGTH });
}

function findWordsProblem(words: string, kind: MailKind, { max, isLine }: { max: number; isLine?: boolean }) {
  const length = countGraphemes(words.trim());
  if (length === 0) return '내용을 적어주세요.';
  if (length > max) return `${max}자까지 적을 수 있어요.`;
  if (isLine && words.includes('\n')) return '한 줄로 적어주세요.';
  if (INVISIBLE.test(words.replaceAll(ALLOWED, ''))) return '보이지 않는 글자가 있어요. 지우고 다시 적어주세요.';
  const parts = parseTextTemplate(words);
  if (parts === null) return '{ 를 } 로 닫아주세요. { 를 글자로 쓰려면 {{ 로 적어주세요.';
  const known = new Set(listMailVariables(kind));
  const unknown = parts.find((part) => typeof part !== 'string' && !known.has(part.name));
  if (unknown === undefined || typeof unknown === 'string') return null;
  return unknown.name === ''
    ? '{ } 안이 비어 있어요. 목록에서 골라주세요.'
    : `이 메일에 없는 이름이에요: {${unknown.name}}. 목록에서 골라주세요.`;
}
