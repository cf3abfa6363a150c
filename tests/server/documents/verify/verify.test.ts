import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../../../support/chain.ts';
import { eventsOver, makeChain, withoutEvent } from '../../../support/sealed-chain.ts';
import { makeKeyStore, makePdf, sealContract } from '../../../support/sealing.ts';
import { checkFile as check } from '../../../support/verifying.ts';

const BASE = makePdf(3);
const CHAIN = makeChain(BASE);

async function makeSealed() {
  const { store } = await makeKeyStore();
  const sealed = sealContract({ key: store.current(), bytes: BASE, chain: CHAIN });
  return { store, sealed, bytes: sealed.bytes };
}

describe('a file as it was sealed', () => {
  it('is whole, and says who sealed it when and who signed', async () => {
    const { store, sealed, bytes } = await makeSealed();
    expect(check(bytes, store)).toEqual({
      verdict: 'WHOLE',
      ours: true,
      whole: true,
      kind: 'DOCUMENT',
      faults: [],
      addedAfter: [],
      keyId: store.current().keyId,
      sealedAt: '2026-11-22T00:04:05+09:00',
      timestamp: null,
      chain: {
        status: 'INTACT',
        fault: null,
        index: null,
        contractId: CONTRACT,
        documentNo: 'DJ-2611-0001',
        title: '근로계약서',
        organizationName: null,
        pageCount: 3,
        sealed: null,
        events: 5,
        headHash: expect.stringMatching(/^[\da-f]{64}$/),
        signers: [
          { name: '김지수', did: 'SIGNED', at: '2026-11-21T02:03:04.000Z' },
          { name: '이민호', did: 'APPROVED', at: '2026-11-21T03:00:00.000Z' },
        ],
      },
      signatures: [],
      sha256: sealed.sha256,
      matchesKnown: null,
      words: [
        '도장이 봉인한 그대로예요. 한 글자도 바뀌지 않았어요.',
        `전자계약 봉인: 2026-11-22 00:04:05(한국 시각), 도장 (열쇠 ${store.current().keyId})`,
        '김지수 님이 2026-11-21 11:03:04(한국 시각)에 서명했어요.',
        '이민호 님이 2026-11-21 12:00:00(한국 시각)에 검토를 마쳤어요.',
        '안심하고 보관하세요.',
      ].join('\n'),
    });
  });

  it('tells a certificate from a document', async () => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current(), order: { kind: 'CERTIFICATE' } });
    expect(check(bytes, store)).toMatchObject({ verdict: 'WHOLE', kind: 'CERTIFICATE', chain: null });
  });

  it('is whole after the key was changed, and after its certificate has run out', async () => {
    const { store, bytes } = await makeSealed();
    const { keyId } = store.current();
    await store.rotateKey();
    expect(check(bytes, store)).toMatchObject({ verdict: 'WHOLE', keyId });
  });

  it('is held against what is known of it', async () => {
    const { store, sealed, bytes } = await makeSealed();
    expect(check(bytes, store, { sha256: sealed.sha256 })).toMatchObject({ verdict: 'WHOLE', matchesKnown: true });
    const other = sealContract({ key: store.current() });
    expect(check(bytes, store, { sha256: other.sha256 })).toMatchObject({
      verdict: 'CHANGED',
      whole: false,
      matchesKnown: false,
      faults: ['OTHER_FILE'],
      words: expect.stringContaining('보관된 문서와 다른 파일'),
    });
  });

  it('is whole where others had signed before, and names them', async () => {
    const [one, other] = [await makeKeyStore(), await makeKeyStore()];
    const before = sealContract({ key: other.store.current() }).bytes;
    const { bytes } = sealContract({ key: one.store.current(), bytes: before });
    expect(check(bytes, one.store)).toMatchObject({
      verdict: 'WHOLE',
      signatures: [{ by: '도장 전자계약 봉인', at: '2026-11-22T00:04:05+09:00', state: 'MORE_AFTER' }],
    });
  });
});

/** Replaces the sealed chain, as somebody who knows the format could. */
function replaceChain(bytes: Buffer, chain: Buffer) {
  const text = bytes.toString('latin1');
  const [before, behind] = text.split(CHAIN.toString('latin1'));
  const counted = before?.replace(`/Length ${CHAIN.length}>>`, `/Length ${chain.length}>>`);
  return Buffer.from(`${counted}${chain.toString('latin1')}${behind}`, 'latin1');
}

describe('the chain in a file', () => {
  it('misses an event although the seal holds', async () => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current(), chain: withoutEvent(CHAIN, 1) });
    expect(check(bytes, store)).toMatchObject({
      verdict: 'CHAIN_BROKEN',
      faults: ['CHAIN'],
      chain: { status: 'BROKEN', fault: 'EVENT_MISSING', index: 1 },
      words: expect.stringContaining('2번째 자리에 있던 기록이 없어졌어요'),
    });
  });

  it('misses an event, taken out of the sealed bytes', async () => {
    const { store, bytes } = await makeSealed();
    expect(check(replaceChain(bytes, withoutEvent(CHAIN, 2)), store)).toMatchObject({
      verdict: 'CHANGED',
      ours: true,
      faults: ['CONTENT', 'CHAIN'],
      chain: { status: 'BROKEN', fault: 'EVENT_MISSING', index: 2 },
      words: expect.stringContaining('3번째 자리에 있던 기록이 없어졌어요'),
    });
  });

  it('ends too early, by itself a whole chain', async () => {
    const { store, bytes } = await makeSealed();
    expect(check(replaceChain(bytes, makeChain(BASE, eventsOver(BASE).slice(0, 2))), store)).toMatchObject({
      verdict: 'CHANGED',
      faults: ['CONTENT', 'CHAIN'],
      chain: { status: 'BROKEN', fault: 'NOT_AS_SEALED' },
    });
  });

  it('is not the one that is known', async () => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current(), chain: makeChain(BASE, eventsOver(BASE).slice(0, 2)) });
    expect(check(bytes, store, { chainLength: 5 })).toMatchObject({
      verdict: 'CHAIN_BROKEN',
      chain: { fault: 'EVENT_MISSING', index: 2 },
    });
  });
});

describe('files that are not ours', () => {
  it('are signed by somebody who calls himself as we do', async () => {
    const [one, other] = [await makeKeyStore(), await makeSealed()];
    expect(check(other.bytes, one.store)).toMatchObject({
      verdict: 'NOT_OURS',
      ours: false,
      whole: false,
      keyId: null,
      signatures: [{ by: '도장 전자계약 봉인', state: 'INTACT' }],
    });
  });

  it.each([
    ['an unsealed PDF', makePdf(2), 'NOT_SEALED'],
    ['a PDF that was cut off', makePdf(2).subarray(0, 700), 'TRUNCATED'],
    ['a broken PDF', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), 'DAMAGED'],
    ['a text', Buffer.from('안녕하세요'), 'NOT_PDF'],
    ['nothing', Buffer.alloc(0), 'NOT_PDF'],
  ])('are %s', async (_, bytes, verdict) => {
    const { store } = await makeKeyStore();
    const result = check(bytes, store);
    expect(result).toMatchObject({ verdict, ours: false, whole: false, keyId: null, addedAfter: [] });
    expect(result.words.split('\n').length).toBeGreaterThanOrEqual(2);
  });
});
