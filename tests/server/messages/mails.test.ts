import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { getContrast } from '../../../src/shared/styles/contrast.ts';
import { CONTRACT_TEXTS } from '../../../server/content/mails/contract-languages.ts';
import { LINK_PLACEHOLDER } from '../../../server/modules/messages/outbox.ts';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../../server/content/mails/palette.ts';
import { writeReceiverCodeText } from '../../../server/content/mails/receiver-mails.ts';
import { countCp949Bytes, toCp949Text } from '../../../server/text/cp949.ts';
import { ALL_MAILS, contractMailOf, contractTextOf, FACTS, KINDS, SENDER, TITLE, TO } from '../../support/mails.ts';

type Tag = { name: string; attributes: Record<string, string> };

/** Includes tags inside Word's conditional comments, which Word sees. */
const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(/<([a-z][a-z1-6]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/g)].map(([, name = '', given = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...given.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  }));
const stylesOf = (html: string) => tagsOf(html).flatMap(({ attributes }) => attributes['style'] ?? []);
const words = (html: string) =>
  html
    .replaceAll(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<span[\s\S]*?<\/span>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe.each(ALL_MAILS)('%s', (_, { html, text, subject }) => {
  test('is laid out by tables alone, which Word draws', () => {
    const known = new Set('html head meta title style body span table tr td p h1 a br'.split(' '));
    expect(tagsOf(html).filter(({ name }) => !known.has(name))).toEqual([]);
    for (const { attributes } of tagsOf(html).filter(({ name }) => name === 'table'))
      expect(attributes).toMatchObject({ role: 'presentation', cellpadding: '0', cellspacing: '0', border: '0' });
    expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length);
    expect(html).toContain(
      '<!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="600">',
    );
  });

  test('has its looks in its tags, in what mail programs know', () => {
    expect(stylesOf(html).join(';')).not.toMatch(
      /flex|grid|rem\b|\bem\b|var\(|calc\(|position|float|#[0-9A-Fa-f]{3}\b(?![0-9A-Fa-f])/,
    );
    for (const { name, attributes } of tagsOf(html).filter(({ name }) => ['p', 'h1', 'a'].includes(name)))
      expect([name, attributes['style']]).toEqual([
        name,
        expect.stringMatching(/font-family:.*font-size:\d+px;.*color:#/),
      ]);
    for (const { attributes } of tagsOf(html).filter(({ attributes }) =>
      attributes['style']?.includes('background-color'),
    ))
      expect(attributes['style']).toContain(`background-color:${attributes['bgcolor']}`);
    const outer = tagsOf(html).filter(({ name, attributes }) => name === 'table' && !attributes['class']);
    expect(outer.filter(({ attributes }) => attributes['width'] === '100%').length).toBeGreaterThan(3);
  });

  test('says the same as text, with a line for the list of mails and a foot', () => {
    const lines = text.split('\n').map((line) => line.trim());
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const line of words(html).filter((said) => !/^단추가|^If the button|^(도장|Dojang)$/.test(said)))
      expect(flat).toContain(line.replaceAll(/\s+/g, ' '));
    const [, preheader = ''] = /<span style="display:none[^"]*">([^<]*)<\/span>/.exec(html) ?? [];
    expect(preheader.length).toBeGreaterThan(5);
    expect(subject).not.toContain(preheader);
    expect(lines).toContain('--');
    expect(lines.at(-2)).toMatch(/도장(으로|에서) 보낸 메일이에요\.$|using Dojang, an electronic contract service\.$/);
  });

  test('spells names one way', () => {
    expect(`${subject} ${text} ${html}`).not.toMatch(/\S님/);
  });
});

test('colours are those of the screens, and can be read in both lights', async () => {
  const file = path.resolve(import.meta.dirname, '../../../src/shared/styles/tokens.json');
  const tokens: { color: Record<string, Record<string, Record<string, { $value: string }>>> } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  for (const [light, colours] of [
    ['light', LIGHT_PALETTE],
    ['dark', DARK_PALETTE],
  ] as const)
    for (const [name, value] of Object.entries(colours)) {
      const [group = '', token = ''] = name.split('.');
      expect([light, name, value]).toEqual([light, name, tokens.color[light]?.[group]?.[token]?.$value]);
    }
  for (const colours of [LIGHT_PALETTE, DARK_PALETTE]) {
    for (const face of ['text.primary', 'text.secondary', 'text.tertiary', 'seal.text'] as const)
      for (const paper of ['bg.canvas', 'bg.surface'] as const)
        expect(getContrast(colours[face], colours[paper])).toBeGreaterThan(4.5);
    expect(getContrast(colours['action.text'], colours['action.bg'])).toBeGreaterThan(4.5);
  }
});

test('no mail says that all signed, or will, where nobody was asked to', () => {
  const saysSo = ALL_MAILS.filter(([, { subject, text }]) =>
    /모두 서명|[Ee]verybody has signed/.test(`${subject} ${text}`),
  );
  expect(saysSo.map(([name]) => name)).toEqual([
    'SIGN_COMPLETED ko',
    'SIGN_REQUEST viewer ko',
    'SIGN_COMPLETED en',
    'SIGN_REQUEST viewer en',
    'CONTRACT_EXPIRED',
    'CONTRACT_COMPLETED',
  ]);
  const toNobody = ALL_MAILS.find(([name]) => name === 'CONTRACT_COMPLETED to nobody')?.[1];
  expect(toNobody?.text).not.toContain('받는 분들에게도');
});

const LANGUAGES = ['ko', 'en', 'vi', 'zh', 'th', 'ne', 'km', 'id', 'uz', 'mn'] as const;

describe('a mail to a receiver', () => {
  test.each(KINDS)('%s names them, who sends, and the company at its foot', (kind) => {
    const { text, html } = contractMailOf(kind);
    const foot = '한빛물산 주식회사 · 대표 정해원 · 사업자등록번호 220-81-62517';
    for (const said of [
      '이도윤 님',
      '보낸 분: 한빛물산 주식회사 김지수 님',
      foot,
      '부산광역시 사상구 낙동대로 943, 3층 · 전화 051-320-1200',
    ])
      expect(text).toContain(said);
    expect(html).toContain('2026년 근로계약서_이도윤 &lt;초안&gt;');
    expect(contractMailOf(kind, 'en').text).toContain('From: 김지수, 한빛물산 주식회사');
  });

  test('greets whom a seat was passed on to, and says by whom', () => {
    const { subject, text } = contractMailOf('SIGN_REQUEST', 'ko', { to: { name: '박민지', passedOnBy: '이도윤' } });
    expect(subject).toBe(`[도장] 김지수 님이 "${TITLE}" 서명을 요청했어요`);
    for (const said of [
      '박민지 님, 안녕하세요.',
      '이도윤 님이 서명을 맡겼어요',
      '맡긴 분: 이도윤 님',
      '김지수 님이 이도윤 님에게 쓴 말\n안녕하세요.',
    ])
      expect(text).toContain(said);
    const english = contractMailOf('SIGN_REQUEST', 'en', { to: { name: '박민지', passedOnBy: '이도윤' } }).text;
    for (const said of ['Hello 박민지,', '이도윤 asked you to sign a document', '김지수 wrote to 이도윤'])
      expect(english).toContain(said);
  });

  test('reminds in the sender’s name', () => {
    const { subject, text } = contractMailOf('SIGN_REMINDER');
    expect(subject).toBe(`[도장] 김지수 님이 보낸 "${TITLE}" 마감이 11월 27일 23:59이에요`);
    expect(text).toContain('한빛물산 주식회사 김지수 님');
  });

  test.each(LANGUAGES)('names the deadline in a reminder’s subject (%s)', (language) => {
    const deadline = CONTRACT_TEXTS[language].formatDeadline(FACTS.expiresAt);
    expect(contractMailOf('SIGN_REMINDER', language).subject).toContain(deadline);
  });
});

const codeText = (name: string, organization: string, language: 'ko' | 'en' = 'ko') =>
  writeReceiverCodeText('01034822731', '482731', { name, sender: { ...SENDER, name: organization }, language }).text;

describe('a text message', () => {
  test.each(KINDS.filter((kind) => kind !== 'COPY_ASKED'))('%s names receiver and sender', (kind) => {
    const { text } = contractTextOf(kind);
    expect(text).toMatch(/^\[도장\] 이도윤 님, /);
    expect(text).toContain('■ 보낸 분: 한빛물산 주식회사 김지수 님');
    expect(contractTextOf(kind, 'en').text).toMatch(/^\[Dojang\] 이도윤: .*■ From: 김지수, 한빛물산 주식회사/s);
  });

  test('fits a long message with all that can be typed into it', () => {
    const sizes = KINDS.map((kind) => {
      const longest = {
        facts: {
          title: '가'.repeat(100),
          organizationName: '나'.repeat(100),
          senderName: '다'.repeat(50),
          reason: '라'.repeat(kind === 'SIGN_CANCELLED' ? 500 : 300),
        },
        to: { name: '마'.repeat(50), passedOnBy: '바'.repeat(50) },
      };
      const text = contractTextOf(kind, 'ko', longest).text.replace(
        LINK_PLACEHOLDER,
        `https://${'x'.repeat(90)}?t=${'x'.repeat(22)}`,
      );
      return countCp949Bytes(toCp949Text(text));
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000 - '[Web발신]\n'.length - 2);
    expect(Math.max(...sizes)).toBeGreaterThan(1_200);
  });

  test('with a code is a short one, and names both where there is room', () => {
    expect(codeText('이도윤', '한빛물산 주식회사')).toBe(
      '[도장] 확인 번호 482731 (3분)\n이도윤 님, 한빛물산 주식회사 문서예요.',
    );
    expect(codeText('한결', '한빛')).toBe(
      '[도장] 확인 번호 482731 (3분)\n한결 님, 한빛 문서예요.\n남에게 알려주지 마세요.',
    );
    expect(codeText('Alexander Hamilton', '한빛물산 주식회사 부산지사 인사팀')).toBe(
      '[도장] 확인 번호 482731 (3분)\n남에게 알려주지 마세요.',
    );
    expect(codeText('이도윤', '한빛물산 주식회사', 'en')).toBe(
      '[Dojang] Your code: 482731 (3 min)\n이도윤, document from 한빛물산 주식회사',
    );
    expect(codeText('Kim', 'Hanbit', 'en')).toContain('Kim, document from Hanbit');
    for (const name of ['이도윤', 'Alexander Hamilton', '가'.repeat(50)])
      for (const language of ['ko', 'en'] as const)
        expect(countCp949Bytes(codeText(name, SENDER.name, language)) + 10).toBeLessThanOrEqual(90);
  });
});

test('an invitation comes from its organisation', () => {
  const invitation = ALL_MAILS.find(([name]) => name === 'INVITATION')?.[1].text;
  expect(invitation).toMatch(/^한빛물산 주식회사\n\n한빛물산 주식회사에서 함께 쓰자고 초대했어요/);
  expect(invitation).toContain('사업자등록번호 220-81-62517');
});

test('words of people cannot become tags', () => {
  const { html } = contractMailOf('SIGN_REQUEST', 'ko', {
    facts: { ...FACTS, title: '<img src=x>' },
    to: { ...TO, name: '<b>이</b>', messages: ['<!--logo-->', ''] },
  });
  expect(html).not.toMatch(/<img|<b>/);
  expect(html.match(/<!--logo-->/g)).toHaveLength(1);
});
