import { describe, expect, test } from 'vitest';
import { findMailProblems, hasLink, MAIL_KINDS, type MailKind } from '../../../rules/mail-words.ts';
import { BUILT_IN_TEXTS } from '../../../server/content/mails/built-in-texts.ts';
import { writeContractMail, writeContractText } from '../../../server/content/mails/contract-mails.ts';
import type { CustomTexts } from '../../../server/content/mails/custom-texts.ts';
import { LINK_PLACEHOLDER } from '../../../server/modules/messages/outbox.ts';
import { countCp949Bytes, toCp949Text } from '../../../server/text/cp949.ts';
import { mailText } from '../../support/mail-texts.ts';
import { contractMailOf, contractTextOf, FACTS, SENDER, TO } from '../../support/mails.ts';

const REASON = '근무 시작일을 12월 1일로 고쳐서 다시 보내드릴게요.';
type Change = Parameters<typeof contractMailOf>[2];

const aboutOf = (own: CustomTexts, { facts, to }: Change = {}) => ({
  language: own.language,
  sender: SENDER,
  facts: { ...FACTS, reason: REASON, ...facts },
  to: { ...TO, ...to },
  own: [own],
});
const mailOf = (own: CustomTexts, change?: Change) =>
  writeContractMail('dy.lee@receiver.example', own.kind, aboutOf(own, change));
const textOf = (own: CustomTexts, change?: Change) =>
  writeContractText('01034822731', own.kind, aboutOf(own, change)).text;
const styles = (html: string) => /<style>.*?<\/style>/.exec(html)?.[0];
const names = (html: string) => new Set([...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name));
const copies = BUILT_IN_TEXTS.map((own): [string, CustomTexts] => [`${own.kind} ${own.language}`, own]);

describe.each(copies)('a copy of the built-in words of %s', (_, own) => {
  const { kind, language } = own;
  test('can be sent', () => expect(findMailProblems(own)).toEqual([]));

  test.each(['SIGNER', 'APPROVER'] as const)('says the same to a %s', (role) => {
    const builtIn = contractMailOf(kind, language, { to: { role } });
    expect(mailOf(own, { to: { role } })).toEqual({
      ...builtIn,
      // A custom greeting is a paragraph, with the same colour and margin as the built-in one.
      html: expect.any(String),
    });
    expect(textOf(own, { to: { role } })).toBe(contractTextOf(kind, language, { to: { role } }).text);
  });

  test('has the colours of the built-in email in dark mode', () => {
    const { html } = mailOf(own);
    const builtIn = contractMailOf(kind, language).html;
    expect(styles(html)).toBe(styles(builtIn));
    expect([...names(builtIn)]).toEqual(expect.arrayContaining([...names(html)]));
  });
});

test('blocks are sent in their order, with names and particles in the place of variables', () => {
  const { subject, text, html } = mailOf(mailText());
  expect(subject).toBe('[도장] 2026년 근로계약서_이도윤 <초안>을 봐주세요');
  const order = [
    '이도윤이 서명할 문서예요',
    '11월 27일 23:59까지 부탁드려요.',
    '마감: 11월',
    '한빛물산 인사팀',
    `열어보기\n${LINK_PLACEHOLDER}`,
    '궁금하면',
  ];
  expect(order.map((words) => text.indexOf(words))).toEqual(
    order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(text).toContain('사업자등록번호 220-81-62517');
  expect(text).toContain('이 메일의 링크는 받는 분만 쓸 수 있어요.');
  expect(html.split(LINK_PLACEHOLDER)).toHaveLength(3);
  expect(textOf(mailText())).toBe(
    `[도장] 이도윤 님, 2026년 근로계약서_이도윤 <초안>을 11월 27일 23:59까지 봐주세요.\n\n${LINK_PLACEHOLDER}`,
  );
});

test('readers, delegates and documents that nobody signs get the built-in words', () => {
  for (const change of [
    { to: { role: 'VIEWER' } },
    { to: { passedOnBy: '박민지' } },
    { facts: { isSealedAtOnce: true } },
  ] as const)
    expect(mailOf(mailText(), change).subject).toBe(contractMailOf('SIGN_REQUEST', 'ko', change).subject);
});

test('words of other kinds and languages are not used', () => {
  const own = mailText({ language: 'en' });
  const mail = writeContractMail('a@receiver.example', 'SIGN_REQUEST', { ...aboutOf(own), language: 'ko' });
  expect(mail.subject).toBe(contractMailOf('SIGN_REQUEST').subject);
});

test('a copy with its files attached has no button, because it has no link', () => {
  const own = BUILT_IN_TEXTS.find(({ kind, language }) => kind === 'COPY_ASKED' && language === 'ko') ?? mailText();
  const { text, html } = mailOf(own, { facts: { isAttached: true } });
  expect(text + html).not.toContain(LINK_PLACEHOLDER);
  expect(text).toContain('받기로 한 적이 없다면 이 메일을 지워주세요.');
});

const paragraph = (words: string, kind: MailKind = 'SIGN_REQUEST') =>
  mailText({
    kind,
    blocks: [
      { type: 'PARAGRAPH', words },
      { type: 'BUTTON', words: '열기' },
    ],
  });

test('no words become tags, header lines or another link', () => {
  const attack = '<img src=x onerror=alert(1)><!--logo-->{{{link}}';
  const { html, text, subject } = mailOf(
    { ...paragraph(`${attack} {문서 이름}`), subject: '{문서 이름} <b>' },
    {
      facts: { title: `{{link}}<script>\r\nBcc: me@evil.example` },
    },
  );
  expect(html).not.toMatch(/<img|<script|<b>/);
  expect(html.match(/<!--logo-->/g)).toHaveLength(1);
  expect(html.split(LINK_PLACEHOLDER)).toHaveLength(3);
  expect(text.split(LINK_PLACEHOLDER)).toHaveLength(2);
  expect(subject).not.toMatch(/[\r\n]/);
});

/** Lists what email programs and phones would turn into a link, apart from the message's own link. */
const listLinks = (text: string) =>
  text.replaceAll(LINK_PLACEHOLDER, '').match(/\w+:\/\/|[\p{L}\p{N}-]@\p{L}|[\p{L}\p{N}-]\.(?:[a-z]{2,}|한국)/giu) ??
  [];

const ADDRESSES = 'https://evil.example/a www.evil.xyz me@evil.museum 나쁜곳.한국';
const NAMES = {
  facts: {
    title: `${ADDRESSES} 계약서`,
    organizationName: 'evil.example',
    senderName: 'evil.example',
    reason: ADDRESSES,
  },
  to: { name: 'evil.example', messages: [ADDRESSES] },
};

describe.each(MAIL_KINDS.flatMap((kind) => (['ko', 'en'] as const).map((language) => ({ kind, language }))))(
  '$kind in $language',
  ({ kind, language }) => {
    const own = mailText({
      kind,
      language,
      blocks: [
        { type: 'HEADING', words: '{문서 이름}' },
        { type: 'PARAGRAPH', words: `{받는 분} ${ADDRESSES} {조직}` },
        { type: 'FACTS', lines: ['DOCUMENT', 'SENDER'] },
        ...(kind === 'SIGN_REQUEST' ? [{ type: 'MESSAGE' as const }] : []),
        ...(hasLink(kind) ? [{ type: 'BUTTON' as const, words: '{문서 이름}' }] : []),
        { type: 'NOTE', words: ADDRESSES },
      ],
      text: '{문서 이름} {조직}',
    });
    const sender = { ...SENDER, name: 'evil.example' };
    const write = (words: CustomTexts[]) =>
      writeContractMail('a@receiver.example', kind, { ...aboutOf(own, NAMES), sender, own: words });

    test.each([
      ['own words', [own]],
      ['the built-in words', []],
    ])('has no link in %s but its own, a footer, and the name of its sender', (_, words) => {
      const { html, text } = write(words);
      expect(listLinks(text)).toEqual([]);
      const shown = html.replaceAll(/<(?:style|title)>.*?<\/(?:style|title)>|<[^>]*>/gs, ' ');
      expect(listLinks(shown)).toEqual([]);
      expect(html.match(/<a /g) ?? []).toHaveLength(hasLink(kind) ? 1 : 0);
      for (const said of [text, shown].map((part) => part.replaceAll('\u200c', ''))) {
        expect(said.trimStart()).toContain('evil.example');
        expect(said).toContain('220-81-62517');
        expect(said).toMatch(
          language === 'ko' ? /evil\.example에서 .*보낸 메일이에요/ : /Sent by evil\.example using Dojang/,
        );
      }
      const message = writeContractText('01034822731', kind, { ...aboutOf(own, NAMES), own: words });
      expect(listLinks(message.text.replaceAll(/me@/g, ''))).toEqual([]);
    });
  },
);

const preheaderOf = (own: CustomTexts) => /<span style="display:none[^"]*">([^<]*)</.exec(mailOf(own).html)?.[1];

test('the preview text is made of the first own words', () => {
  expect(preheaderOf(mailText())).toBe(
    '이도윤이 서명할 문서예요 11월 27일 23:59까지 부탁드려요. 궁금하면 051-320-1200으로 전화주세요.',
  );
  expect(preheaderOf(paragraph('가'.repeat(500)))).toBe('가'.repeat(140));
  const wordless = mailText({ blocks: [{ type: 'BUTTON', words: '열기' }] });
  expect(preheaderOf(wordless)).toBe('한빛물산 주식회사에서 보낸 문서예요. 11월 27일 23:59까지 서명해주세요.');
});

test('a text message always fits, however long the names in it are', () => {
  const own = mailText({ text: '{문서 이름} {조직} '.repeat(20) });
  const long = { facts: { title: '가'.repeat(100), organizationName: '나'.repeat(100) } };
  const text = textOf(own, long);
  expect(
    countCp949Bytes(toCp949Text(text.replace(LINK_PLACEHOLDER, `https://${'x'.repeat(130)}`))),
  ).toBeLessThanOrEqual(1_990);
  expect(text.endsWith(`…\n\n${LINK_PLACEHOLDER}`)).toBe(true);
});

test('every kind has built-in words in both languages', () => {
  expect(BUILT_IN_TEXTS.map(({ kind, language }) => `${kind} ${language}`)).toEqual(
    MAIL_KINDS.flatMap((kind) => [`${kind} ko`, `${kind} en`]),
  );
});
