import { expect, test } from 'vitest';
import {
  findMailProblems,
  listMailLines,
  listMailVariables,
  type MailBlock,
  type MailContent,
} from '#rules/mail-words.ts';

const button: MailBlock = { type: 'BUTTON', words: '열어보기' };
const heading: MailBlock = { type: 'HEADING', words: '{조직}에서 보냈어요' };
const find = (change: Partial<MailContent>) =>
  findMailProblems({
    kind: 'SIGN_REQUEST',
    subject: '서명해주세요',
    blocks: [heading, button],
    text: '',
    ...change,
  }).map(({ field, message }) => `${field}: ${message}`);
const say = (words: string) => find({ blocks: [{ type: 'PARAGRAPH', words }, button] });
const NOTHING: string[] = [];

test.each<[string, string[], string[]]>([
  ['words that can be sent', find({}), NOTHING],
  ['a heading of one emoji', find({ blocks: [{ type: 'HEADING', words: '🎉' }, button] }), NOTHING],
  ['an address', say('https://hanbit.co.kr 를 봐주세요.'), NOTHING],
  ['a brace as a character', say('{{약속} {받는 분:은}'), NOTHING],
  ['joined emoji', say('👨‍👩‍👧'), NOTHING],
  ['an empty variable', say('{ } 님'), ['blocks[0]: { } 안이 비어 있어요. 목록에서 골라주세요.']],
  ['an unknown variable', say('{연봉}'), ['blocks[0]: 이 메일에 없는 이름이에요: {연봉}. 목록에서 골라주세요.']],
  ['an open brace', say('{받는 분'), ['blocks[0]: { 를 } 로 닫아주세요. { 를 글자로 쓰려면 {{ 로 적어주세요.']],
  ['only spaces', say('  \n '), ['blocks[0]: 내용을 적어주세요.']],
  ['a character nobody sees', say('보너스\u202e'), ['blocks[0]: 보이지 않는 글자가 있어요. 지우고 다시 적어주세요.']],
  ['a long subject', find({ subject: '가'.repeat(300) }), ['subject: 150자까지 적을 수 있어요.']],
  ['a subject of two lines', find({ subject: '가\nBcc: me' }), ['subject: 한 줄로 적어주세요.']],
  [
    'a subject with a return',
    find({ subject: '가\rBcc: me' }),
    ['subject: 보이지 않는 글자가 있어요. 지우고 다시 적어주세요.'],
  ],
  ['no block', find({ kind: 'SIGN_DECLINED', blocks: [] }), ['blocks: 블록을 하나 이상 넣어주세요.']],
  [
    '13 blocks',
    find({ blocks: [...Array.from({ length: 12 }, () => heading), button] }),
    ['blocks: 블록을 12개까지 넣을 수 있어요.'],
  ],
  ['12 blocks', find({ blocks: [...Array.from({ length: 11 }, () => heading), button] }), NOTHING],
  ['a subject of 150 characters', find({ subject: '가'.repeat(150) }), NOTHING],
  [
    'a button of 31 characters',
    find({ blocks: [{ type: 'BUTTON', words: '가'.repeat(31) }] }),
    ['blocks[0]: 30자까지 적을 수 있어요.'],
  ],
  [
    'a button of two lines',
    find({ blocks: [{ type: 'BUTTON', words: '가\n나' }] }),
    ['blocks[0]: 한 줄로 적어주세요.'],
  ],
  [
    'a heading of 101 characters',
    find({ blocks: [{ type: 'HEADING', words: '가'.repeat(101) }, button] }),
    ['blocks[0]: 100자까지 적을 수 있어요.'],
  ],
  [
    'a heading of two lines',
    find({ blocks: [{ type: 'HEADING', words: '가\n나' }, button] }),
    ['blocks[0]: 한 줄로 적어주세요.'],
  ],
  ['a paragraph of two lines', say('가\n나'), NOTHING],
  ['a paragraph of 501 characters', say('가'.repeat(501)), ['blocks[0]: 500자까지 적을 수 있어요.']],
  [
    'a note of 501 characters',
    find({ blocks: [{ type: 'NOTE', words: '가'.repeat(501) }, button] }),
    ['blocks[0]: 500자까지 적을 수 있어요.'],
  ],
  ['a text of 501 characters', find({ text: '가'.repeat(501) }), ['text: 500자까지 적을 수 있어요.']],
  ['a text of spaces', find({ text: '  ' }), NOTHING],
  ['a text that can be sent', find({ text: '{받는 분} 님께 보냈어요' }), NOTHING],
  ['the words of the sender', find({ blocks: [{ type: 'MESSAGE' }, button] }), NOTHING],
  [
    'one line of facts that is not there',
    find({ blocks: [{ type: 'FACTS', lines: ['SENDER', 'REASON'] }, button] }),
    ['blocks[0]: 이 메일에 없는 줄이 있어요. 다시 골라주세요.'],
  ],
  ['lines of facts', find({ blocks: [{ type: 'FACTS', lines: ['DOCUMENT', 'SENDER', 'DEADLINE'] }, button] }), NOTHING],
  ['no button', find({ blocks: [heading] }), ['blocks: 단추를 하나 넣어주세요.']],
  ['two buttons', find({ blocks: [button, button] }), ['blocks: 단추는 하나만 넣을 수 있어요.']],
  [
    'blocks of a message with a link in one without',
    find({ kind: 'SIGN_CANCELLED', blocks: [button, { type: 'MESSAGE' }, { type: 'FACTS', lines: ['DEADLINE'] }] }),
    [
      'blocks[0]: 이 메일에는 링크가 없어요. 단추를 빼주세요.',
      'blocks[1]: 보낸 분의 말은 서명 요청에만 있어요. 이 블록을 빼주세요.',
      'blocks[2]: 이 메일에 없는 줄이 있어요. 다시 골라주세요.',
    ],
  ],
  [
    'no line of facts',
    find({ blocks: [{ type: 'FACTS', lines: [] }, button] }),
    ['blocks[0]: 보여줄 줄을 하나 이상 골라주세요.'],
  ],
  [
    'an address in a text message',
    find({ text: 'bit.ly/abc 를 눌러주세요' }),
    ['text: 문자에는 인터넷 주소를 적을 수 없어요. 주소가 아니라면 점 뒤를 띄어주세요.'],
  ],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('each kind of mail has its own lines and variables', () => {
  expect(listMailLines('SIGN_REQUEST')).toEqual(['DOCUMENT', 'SENDER', 'DEADLINE']);
  expect(listMailLines('VALUE_REQUEST')).toEqual(['DOCUMENT', 'SENDER', 'REASON', 'DEADLINE']);
  expect(listMailLines('SIGN_CANCELLED')).toEqual(['DOCUMENT', 'SENDER', 'REASON']);
  expect(listMailLines('SIGN_DECLINED')).toEqual(['DOCUMENT', 'SENDER']);
  for (const kind of ['SIGN_REMINDER', 'SIGN_EXTENDED'] as const)
    expect(listMailVariables(kind)).toEqual(['받는 분', '문서 이름', '마감', '조직', '보낸 사람', '할 일']);
  expect(listMailVariables('VALUE_CHANGED').slice(2)).toEqual(['마감', '조직', '보낸 사람', '할 일', '까닭']);
  expect(listMailVariables('SIGN_DECLINED')).toEqual(['받는 분', '문서 이름', '조직', '보낸 사람', '할 일']);
});

const codesOf = (blocks: MailBlock[]) =>
  findMailProblems({ kind: 'SIGN_REQUEST', subject: '', blocks, text: '' }).map(({ code }) => code);

test('only a missing or second button has a code of its own', () => {
  expect(codesOf([heading])).toEqual(['TEXT_RULE_WRONG', 'BUTTON_MISSING']);
});
