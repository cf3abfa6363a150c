import { hasLink, listMailLines, MAX_MAIL_BLOCKS } from '#rules/mail-words.ts';
import type { MailBlock, MailKind, MailText } from '@/entities/setting/mail-template';

export type BlockType = MailBlock['type'];
export type KeyedBlock = { key: string; block: MailBlock };

export const BLOCK_LABELS: Record<BlockType, string> = {
  HEADING: '제목',
  PARAGRAPH: '문단',
  FACTS: '문서 정보',
  MESSAGE: '함께 보낼 말',
  BUTTON: '단추',
  NOTE: '작은 글',
};
export const MAIL_LINE_LABELS = { DOCUMENT: '문서', SENDER: '보낸 분', REASON: '까닭', DEADLINE: '마감' } as const;

const TYPES: readonly BlockType[] = ['HEADING', 'PARAGRAPH', 'FACTS', 'MESSAGE', 'BUTTON', 'NOTE'];

let made = 0;
const createKey = () => {
  made += 1;
  return `block-${made}`;
};

export const addBlockKeys = (blocks: readonly MailBlock[]): KeyedBlock[] =>
  blocks.map((block) => ({ key: createKey(), block }));

export function createBlock(type: BlockType, kind: MailKind): KeyedBlock {
  const key = createKey();
  if (type === 'MESSAGE') return { key, block: { type } };
  if (type === 'FACTS') return { key, block: { type, lines: listMailLines(kind) } };
  return { key, block: { type, words: '' } };
}

export function listAddableBlockTypes(kind: MailKind, blocks: readonly KeyedBlock[]) {
  const isFull = blocks.length >= MAX_MAIL_BLOCKS;
  const has = (type: BlockType) => blocks.some(({ block }) => block.type === type);
  return TYPES.map((type) => ({
    type,
    disabledReason: isFull
      ? `블록을 ${MAX_MAIL_BLOCKS}개까지 넣을 수 있어요`
      : type === 'BUTTON' && !hasLink(kind)
        ? '이 메일에는 링크가 없어요'
        : type === 'BUTTON' && has('BUTTON')
          ? '단추는 하나만 넣을 수 있어요'
          : type === 'MESSAGE' && kind !== 'SIGN_REQUEST'
            ? '서명 요청에만 있어요'
            : undefined,
  }));
}

export function moveBlock(blocks: readonly KeyedBlock[], from: number, to: number): KeyedBlock[] {
  const others = blocks.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...blocks.slice(from, from + 1), ...others.slice(to)];
}

type Place = Pick<MailText, 'kind' | 'language'>;
const isAt =
  ({ kind, language }: Place) =>
  (text: Place) =>
    text.kind === kind && text.language === language;

export const findText = (texts: readonly MailText[], place: Place) => texts.find(isAt(place)) ?? null;

export const upsertText = (texts: readonly MailText[], text: MailText): MailText[] =>
  texts.some(isAt(text)) ? texts.map((other) => (isAt(text)(other) ? text : other)) : [...texts, text];

export const removeText = (texts: readonly MailText[], place: Place): MailText[] =>
  texts.filter((text) => !isAt(place)(text));
