import { describe, expect, it } from 'vitest';
import { exportChain, openEvent } from '../../../../server/audit/chain.ts';
import type { EventData, NewEvent } from '../../../../server/audit/events.ts';
import type { FilledField } from '../../../../server/documents/compose/drawing.types.ts';
import { NewPdf } from '../../../../server/documents/pdf/new-pdf.ts';
import { dict, PdfStream } from '../../../../server/documents/pdf/objects.ts';
import { sealDocument } from '../../../../server/documents/seal-document.ts';
import type { SealKind } from '../../../../server/documents/seal/seal-dictionary.ts';
import { listUndrawnValues } from '../../../../server/documents/verify/contradictions.ts';
import { closedChain } from '../../../support/chain.ts';
import { samplePdf } from '../../../support/documents/sample-pdfs.ts';
import { eventsOver, makeChain } from '../../../support/sealed-chain.ts';
import { makeKeyStore, makePdf, sealContract, SEALED_AT } from '../../../support/sealing.ts';
import { checkFile } from '../../../support/verifying.ts';

const BASE = makePdf(2);

type Plan = { chain: Uint8Array; base?: Buffer; fields?: FilledField[]; kind?: SealKind };

/** Seals the document the way anyone with the key could. */
async function seal({ chain, base = BASE, fields = [], kind = 'DOCUMENT' }: Plan) {
  const { store } = await makeKeyStore();
  const sealed = await sealDocument({
    base,
    kind,
    title: '근로계약서',
    composition: { fields, footer: '문서 번호 DJ-2611-0001' },
    chain,
    at: SEALED_AT,
    key: store.current(),
  });
  return checkFile(Buffer.concat(sealed.chunks), store);
}

const told = (...events: NewEvent[]) => makeChain(BASE, events);

const telling = (values: EventData['SIGNED']['values']) => makeChain(BASE, eventsOver(BASE, values));

const contradiction = (fault: string, words: string) => ({
  verdict: 'CHAIN_BROKEN',
  ours: true,
  whole: true,
  faults: ['CHAIN'],
  chain: { status: 'BROKEN', fault, index: null },
  words: expect.stringContaining(words),
});
const NOT_ALL = contradiction('NOT_ALL_SIGNED', '먼저 서명하거나 검토했어야 할 사람의 기록이 없어요');
const gap = (start: number) => ({ start, end: start + 0.2 });
const GAPS = { year: gap(0.1), month: gap(0.4), day: gap(0.7), shortYear: true };
const NOT_DRAWN = contradiction('VALUE_NOT_DRAWN', '기록에 남은 입력 내용이 문서에 그대로 적혀 있지 않아요');

describe('the base', () => {
  it.each([
    ['one that ends without a line', Buffer.from(BASE.subarray(0, BASE.length - 1))],
    ['one with a packed table', samplePdf({ xref: 'OBJECT_STREAMS', pages: 2 })],
    ['one of one page', samplePdf({ pages: 1 })],
  ])('is the one that was sent: %s', async (_, base) => {
    expect(await seal({ base, chain: makeChain(base) })).toMatchObject({ verdict: 'WHOLE', chain: { fault: null } });
  });

  it('is the one that was sent, sealed once before', async () => {
    const { store } = await makeKeyStore();
    const base = sealContract({ key: store.current() }).bytes;
    expect((await seal({ base, chain: makeChain(base) })).verdict).toBe('WHOLE');
  });

  it('is another than was sent', async () => {
    const other = makePdf(3);
    expect(await seal({ base: other, chain: makeChain(BASE) })).toMatchObject(
      contradiction('BASE_DIFFERS', '봉인된 문서가 기록에 남은 처음 문서와 달라요'),
    );
  });

  it('is told in chains of the first format, too', async () => {
    const results = [BASE, makePdf(3)].map((base) =>
      seal({ chain: exportChain(closedChain(eventsOver(base), { format: 1 }), 'DOCUMENT') }),
    );
    expect((await Promise.all(results)).map(({ chain }) => chain?.fault)).toEqual([null, 'BASE_DIFFERS']);
  });
});

const asReaders = (event: NewEvent): NewEvent =>
  event.kind === 'SENT'
    ? {
        ...event,
        data: { ...event.data, receivers: event.data.receivers.map((asked) => ({ ...asked, role: 'VIEWER' })) },
      }
    : event;

describe('those who were asked', () => {
  const [created, sent, signed, approved, allSigned] = eventsOver(BASE);
  if (!created || !sent || !signed || !approved || !allSigned) throw new Error('the sample is shorter');
  const at = signed.at;
  const delegated = (receiverUuid: string, toReceiverUuid: string): NewEvent => ({
    kind: 'DELEGATED',
    at,
    actor: { kind: 'RECEIVER', id: receiverUuid, name: '김지수' },
    data: {
      receiverUuid,
      toReceiverUuid,
      before: { name: '김지수', email: null, phone: null },
      after: { name: '한유나', email: null, phone: null },
    },
  });
  const signedBy = (receiverUuid: string): NewEvent => ({
    kind: 'SIGNED',
    at,
    actor: { kind: 'RECEIVER', id: receiverUuid },
    data: { receiverUuid, values: {}, marks: {} },
  });
  const sealedEvent: NewEvent = {
    kind: 'SEALED',
    at,
    actor: { kind: 'SYSTEM' },
    data: { sha256: 'b'.repeat(64), keyId: 'k', time: at.toISOString() },
  };

  it.each([
    ['one has not signed', [created, sent, approved, allSigned]],
    ['one has not approved', [created, sent, signed, allSigned]],
    ['one has signed what they were asked to approve', [created, sent, signed, signedBy('r-2'), allSigned]],
    ['one has signed after the end', [created, sent, approved, allSigned, signed]],
    ['somebody else has signed', [created, sent, signedBy('r-9'), approved, allSigned]],
    ['one has signed who had handed it on', [created, sent, delegated('r-1', 'r-3'), signed, approved, allSigned]],
    ['nobody says that all have', [created, sent, signed, approved]],
    ['nobody says who was asked', [created, signed, approved, allSigned]],
    ['something stands behind the end', [created, sent, signed, approved, allSigned, sealedEvent]],
  ])('have not all finished: %s', async (_, events) => {
    expect(await seal({ chain: told(...events) })).toMatchObject(NOT_ALL);
  });

  it('have all finished, they or who stands in their place', async () => {
    const events = [created, sent, delegated('r-1', 'r-3'), delegated('r-3', 'r-4'), signedBy('r-4'), approved];
    expect((await seal({ chain: told(...events, allSigned) })).verdict).toBe('WHOLE');
  });

  it('have all finished where nobody but readers was asked', async () => {
    const read = asReaders(sent);
    expect((await seal({ chain: told(created, read, allSigned) })).verdict).toBe('WHOLE');
  });

  it('are told in the certificate, too, whose own pages are another base', async () => {
    const stories = [
      [created, sent, signed, approved],
      [created, sent, approved],
    ].map((events) => told(...events, allSigned, sealedEvent));
    const results = stories.map((chain) => seal({ kind: 'CERTIFICATE', base: makePdf(1), chain }));
    expect((await Promise.all(results)).map(({ chain }) => chain?.fault)).toEqual([null, 'NOT_ALL_SIGNED']);
  });

  it('are told of in a shape that nobody here writes', async () => {
    const odd = sent.kind === 'SENT' ? { ...sent, data: JSON.parse('{"receivers":null}') } : sent;
    expect((await seal({ chain: told(created, odd, signed, approved, allSigned) })).chain?.fault).toBe('MALFORMED');
  });
});

const BEFORE: EventData['SIGNED']['values'] = { one: [1, '홍길동'], other: [1, '010-1234-5678'] };
const changed = (after: EventData['SIGNED']['values']): NewEvent => ({
  kind: 'VALUE_CHANGED',
  at: SEALED_AT,
  actor: { kind: 'RECEIVER', name: '김지수' },
  data: {
    receiverUuid: 'r-1',
    requestId: 'q',
    before: { values: BEFORE, marks: {} },
    after: { values: after, marks: {} },
  },
});

describe('what was filled in', () => {
  const place = { x: 60, width: 220, height: 20 };
  const field = (value: string, more: Partial<FilledField> = {}): FilledField => ({
    page: 1,
    rect: { ...place, y: 300 },
    kind: 'TEXT',
    value,
    ...more,
  });

  it('is opened, where a contract was sent by a plan', async () => {
    const story = eventsOver(BASE, { name: [1, '김지수'] }).map((event): NewEvent => {
      return event.kind === 'SENT' ? { ...event, data: { ...event.data, plan: 'a'.repeat(64) } } : event;
    });
    const chain = closedChain(story);
    const withheld = Object.fromEntries(
      Object.entries(chain.openings).filter(([, [, value]]) => !Array.isArray(value)),
    );
    const results = [chain, { ...chain, openings: withheld }].map((one) =>
      seal({ fields: [field('김지수')], chain: exportChain(one, 'DOCUMENT') }),
    );
    expect((await Promise.all(results)).map((result) => result.chain?.fault)).toEqual([null, 'VALUE_NOT_DRAWN']);
  });

  it('stands on its page, however its lines are broken', async () => {
    const long = '서울특별시 강남구 테헤란로 123, 가나빌딩 10층 1001호 (역삼동) 한빛물산 주식회사 물류사업본부';
    const fields = [
      field('홍길동', { page: 2 }),
      field(long, { kind: 'MULTILINE', rect: { x: 60, y: 400, width: 90, height: 160 } }),
      field('1200000', { kind: 'AMOUNT', inWords: true, rect: { ...place, y: 500 } }),
      field('Jane Doe 漢字 龜 ☑', { rect: { ...place, y: 540 } }),
      field('true', { kind: 'CHECKBOX', rect: { ...place, y: 580 }, value: true }),
      field('2026-01-15', { kind: 'DATE', rect: { ...place, y: 620 }, dateGaps: GAPS }),
    ];
    const values: EventData['SIGNED']['values'] = {
      name: [2, '홍길동'],
      address: [1, long],
      amount: [1, '금 일백이십만원정 (₩1,200,000)'],
      latin: [1, ['Jane Doe', ' 漢字', ' 龜 ☑']],
      tick: [1, true],
      date: [1, '26 01 15'],
      untold: '',
    };
    expect(await seal({ fields, chain: telling(values) })).toMatchObject({ verdict: 'WHOLE', chain: { fault: null } });
  });

  it.each<[string, EventData['SIGNED']['values'], FilledField[]]>([
    ['another value', { amount: [1, '9,000,000'] }, [field('1,200,000')]],
    ['a value on another page', { amount: [2, '1,200,000'] }, [field('1,200,000')]],
    ['a part of a value', { amount: [1, '200,000'] }, [field('1,200,000')]],
    ['a value with something before it', { amount: [1, '1,200,000'] }, [field('91,200,000')]],
    ['another day', { date: [1, '26 01 15'] }, [field('2026-11-05', { kind: 'DATE', dateGaps: GAPS })]],
    ['nothing', { amount: [1, '1,200,000'] }, []],
    ['a value on no page', { amount: [7, '1,200,000'] }, [field('1,200,000')]],
    ['two values that make one', { amount: [1, '12'] }, [field('1'), field('2', { rect: { ...place, y: 340 } })]],
  ])('does not stand there: %s', async (_, values, fields) => {
    expect(await seal({ fields, chain: telling(values) })).toMatchObject(NOT_DRAWN);
  });

  it.each(['0.5 0 0 0.5 0 0 cm q', 'BT /F1 12 Tf 3 Tr', 'Q Q 1 0 0 rg'])(
    'stands over a page whose own content leaves something open: %s',
    async (content) => {
      const pdf = new NewPdf();
      const Contents = pdf.add(new PdfStream(dict({}), Buffer.from(content)));
      const base = pdf.finish(pdf.addPages([{ MediaBox: [0, 0, 595, 842], Resources: dict({}), Contents }]));
      const results = ['1,200,000', '9,000,000'].map((told) =>
        seal({
          base,
          fields: [field('1,200,000')],
          chain: makeChain(base, eventsOver(base, { amount: [1, told] })),
        }),
      );
      expect((await Promise.all(results)).map(({ chain }) => chain?.fault)).toEqual([null, 'VALUE_NOT_DRAWN']);
    },
  );

  it('is compared where the sender filled it in, too', async () => {
    const events = eventsOver(BASE).map((event): NewEvent => {
      return event.kind === 'SENT' ? { ...event, data: { ...event.data, values: { pay: [1, '1,200,000'] } } } : event;
    });
    const results = ['1,200,000', '9,000,000'].map((drawn) =>
      seal({ fields: [field(drawn)], chain: makeChain(BASE, events) }),
    );
    expect((await Promise.all(results)).map(({ chain }) => chain?.fault)).toEqual([null, 'VALUE_NOT_DRAWN']);
  });

  it('is named with its page where it is missing, and without one where nobody opens it', () => {
    const events = eventsOver(BASE, { drawn: [2, '김지수'], kept: '', tick: [1, true] }).map((event): NewEvent => {
      return event.kind === 'SENT' ? { ...event, data: { ...event.data, plan: 'a'.repeat(64) } } : event;
    });
    const { events: committed, openings } = closedChain(events);
    const opened = committed.map((event) => openEvent(JSON.stringify(event), openings));
    expect(listUndrawnValues(BASE, opened)).toEqual([
      { fieldId: 'drawn', page: 2 },
      { fieldId: 'kept', page: null },
    ]);
  });

  it('is not read from what stood on the page before', async () => {
    const base = makePdf(1);
    const chain = makeChain(base, eventsOver(base, { text: [1, 'Page 1 of the contract'] }));
    expect(await seal({ base, chain })).toMatchObject(NOT_DRAWN);
  });

  it('is what it was changed to, and not what it was', async () => {
    const fields = [field('홍길순')];
    const events = eventsOver(BASE, BEFORE);
    const results = ['홍길순', '홍길동'].map((value) => {
      const after = changed({ one: [1, value] });
      return seal({ fields, chain: makeChain(BASE, [...events.slice(0, -1), after, ...events.slice(-1)]) });
    });
    expect((await Promise.all(results)).map(({ chain }) => chain?.fault)).toEqual([null, 'VALUE_NOT_DRAWN']);
  });

  it('is not compared where the chain does not tell it: in the first format, or closed', async () => {
    const values: EventData['SIGNED']['values'] = { amount: [1, '9,000,000'] };
    const events = eventsOver(BASE, values);
    const closed = closedChain(events);
    const hidden = { ...closed, openings: {} };
    expect((await seal({ chain: exportChain(hidden, 'DOCUMENT') })).verdict).toBe('WHOLE');
    const plain = closedChain(eventsOver(BASE, { amount: '9,000,000' }), { format: 1 });
    expect((await seal({ chain: exportChain(plain, 'DOCUMENT') })).verdict).toBe('WHOLE');
  });
});
