import { describe, expect, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { dict, name, PdfRef, PdfStream } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import type { KeyStore } from '../../../../server/documents/seal/keys/key-store.ts';
import { sealUpdate } from '../../../../server/documents/seal/sign.ts';
import { verify } from '../../../../server/documents/verify/verify.ts';
import { checkChain, EVENTS, makeChain } from '../../../support/chains.ts';
import { drawOver, finishUpdate, makeKeyStore, makePdf, sealContract, textStream } from '../../../support/sealing.ts';

const check = (bytes: Uint8Array, { known }: Pick<KeyStore, 'known'>, expected = {}) =>
  verify(bytes, { known: known(), verifyChain: checkChain, expected });

async function makeSealed(pages = 3) {
  const { store } = await makeKeyStore();
  const sealed = sealContract({ key: store.current(), bytes: makePdf(pages), chain: makeChain() });
  return { store, sealed, bytes: sealed.bytes };
}

const updateOf = (bytes: Buffer) => new IncrementalUpdate(openPdf(bytes));

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
        contractId: 'c-1',
        documentNo: 'DJ-2611-0001',
        events: 4,
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
      signatures: [{ by: '도장 전자계약 봉인', at: '2026-11-22T00:04:05+09:00', holds: true }],
    });
  });
});

describe('what was put behind the seal', () => {
  it('is a page', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    const { file } = update;
    const tree = file.root.get('Pages');
    if (!(tree instanceof PdfRef)) throw new Error('no tree');
    const page = update.add(dict({ Type: name('Page'), Parent: tree, MediaBox: [0, 0, 595, 842] }));
    const [first, ...others] = file.array(file.dict(tree).get('Kids'));
    update.set(tree, file.dict(tree).with({ Kids: [first ?? null, page, ...others], Count: 4 }));
    expect(check(finishUpdate(update), store)).toMatchObject({
      verdict: 'ADDED_AFTER',
      ours: true,
      whole: false,
      addedAfter: [{ kind: 'PAGE_ADDED', page: 2, words: '2쪽이 더해졌어요.' }],
      words: expect.stringContaining('2쪽이 더해졌어요.'),
    });
  });

  it('is a page less, and two that changed places', async () => {
    const { store, bytes } = await makeSealed(4);
    const update = updateOf(bytes);
    const { file } = update;
    const tree = file.root.get('Pages');
    if (!(tree instanceof PdfRef)) throw new Error('no tree');
    const [a = null, b = null, c = null] = file.array(file.dict(tree).get('Kids'));
    update.set(tree, file.dict(tree).with({ Kids: [c, a, b], Count: 3 }));
    const { verdict, addedAfter } = check(finishUpdate(update), store);
    expect(verdict).toBe('ADDED_AFTER');
    expect(addedAfter).toEqual([
      { kind: 'PAGE_MOVED', page: 2, words: '2쪽의 순서가 바뀌었어요.' },
      { kind: 'PAGE_MOVED', page: 3, words: '3쪽의 순서가 바뀌었어요.' },
      { kind: 'PAGE_REMOVED', page: 4, words: '봉인할 때 4쪽이던 쪽이 없어졌어요.' },
    ]);
  });

  it('is a value drawn over another', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    drawOver(update, 3, 'EUR 1,000,000', 300);
    expect(check(finishUpdate(update), store)).toMatchObject({
      verdict: 'ADDED_AFTER',
      addedAfter: [{ kind: 'PAGE_CHANGED', page: 3, words: '3쪽의 내용이 바뀌었어요.' }],
    });
  });

  it('is another object in the place of what a page draws', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    const contents = update.file.page(2).dict.get('Contents');
    if (!(contents instanceof PdfRef)) throw new Error('no contents');
    update.set(contents, textStream('Page 2 of another contract', 700));
    expect(check(finishUpdate(update), store).addedAfter).toEqual([
      { kind: 'PAGE_CHANGED', page: 2, words: '2쪽의 내용이 바뀌었어요.' },
    ]);
  });

  it('is an annotation, or a font under all pages', async () => {
    const { store, bytes } = await makeSealed();
    const note = updateOf(bytes);
    const { ref, dict: page } = note.file.page(2);
    const annotation = note.add(dict({ Type: name('Annot'), Subtype: name('Square'), Rect: [10, 10, 90, 90] }));
    note.set(ref, page.with({ Annots: [annotation] }));
    expect(check(finishUpdate(note), store).addedAfter).toMatchObject([{ kind: 'PAGE_CHANGED', page: 2 }]);

    const font = updateOf(bytes);
    const used = font.dict(font.dict(font.file.page(1).dict.get('Resources')).get('Font')).get('F1');
    if (!(used instanceof PdfRef)) throw new Error('no font');
    font.set(used, font.dict(used).with({ BaseFont: name('Symbol') }));
    expect(check(finishUpdate(font), store).addedAfter.map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('is the signature of somebody else', async () => {
    const { store, bytes } = await makeSealed();
    const other = await makeKeyStore();
    const update = updateOf(bytes);
    const { chunks } = sealUpdate(update, other.store.current(), { kind: 'DOCUMENT', at: new Date(0) });
    expect(check(Buffer.concat(chunks), store)).toMatchObject({
      verdict: 'ADDED_AFTER',
      keyId: store.current().keyId,
      addedAfter: [{ kind: 'SIGNATURE', page: null, words: '도장 전자계약 봉인의 서명이 더해졌어요.' }],
      signatures: [{ by: '도장 전자계약 봉인', holds: true }],
    });
  });

  it('is an attachment in the place of the chain', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    const { file } = update;
    const [, specification] = file.array(
      file.dict(file.dict(file.root.get('Names')).get('EmbeddedFiles')).get('Names'),
    );
    const stream = file.dict(file.dict(specification ?? null).get('EF')).get('F');
    if (!(stream instanceof PdfRef)) throw new Error('no attachment');
    update.set(stream, new PdfStream(dict({ Type: name('EmbeddedFile') }), makeChain(EVENTS.slice(0, 2))));
    expect(check(finishUpdate(update), store)).toMatchObject({
      verdict: 'ADDED_AFTER',
      addedAfter: [{ kind: 'ATTACHMENT', page: null }],
      // What was sealed stands in front, unchanged.
      chain: { status: 'INTACT', events: 4 },
    });
  });

  it('is nothing that one sees, or no PDF at all', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    update.add(dict({ Secret: name('Something') }));
    expect(check(finishUpdate(update), store).addedAfter).toMatchObject([{ kind: 'DOCUMENT', page: null }]);
    for (const more of ['\n', 'PK\u0003\u0004', 'startxref\n99\n%%EOF\n']) {
      const result = check(Buffer.concat([bytes, Buffer.from(more)]), store);
      expect(result).toMatchObject({ verdict: 'ADDED_AFTER', whole: false });
      expect(result.addedAfter).toHaveLength(1);
    }
  });
});

describe('the chain in a file', () => {
  const remove = (chain: Buffer, index: number) => {
    const read: { events: unknown[] } = JSON.parse(chain.toString());
    return Buffer.from(JSON.stringify({ ...read, events: read.events.filter((_, place) => place !== index) }));
  };

  it('misses an event although the seal holds', async () => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current(), chain: remove(makeChain(), 1) });
    expect(check(bytes, store)).toMatchObject({
      verdict: 'CHAIN_BROKEN',
      faults: ['CHAIN'],
      chain: { status: 'BROKEN', fault: 'EVENT_MISSING', index: 1 },
      words: expect.stringContaining('2번째 자리에 있던 기록이 없어졌어요'),
    });
  });

  it('misses an event, taken out of the sealed bytes', async () => {
    const { store, bytes } = await makeSealed();
    const chain = makeChain();
    const start = bytes.indexOf(chain);
    const shorter = remove(chain, 2);
    const padded = Buffer.concat([shorter, Buffer.alloc(chain.length - shorter.length, ' ')]);
    const changed = Buffer.concat([bytes.subarray(0, start), padded, bytes.subarray(start + chain.length)]);
    expect(check(changed, store)).toMatchObject({
      verdict: 'CHANGED',
      ours: true,
      faults: ['CONTENT', 'CHAIN'],
      chain: { status: 'BROKEN', fault: 'EVENT_MISSING', index: 2 },
    });
  });

  it('ends too early, by itself a whole chain', async () => {
    const { store, bytes } = await makeSealed();
    const chain = makeChain();
    const start = bytes.indexOf(chain);
    const shorter = makeChain(EVENTS.slice(0, 2));
    const padded = Buffer.concat([shorter, Buffer.alloc(chain.length - shorter.length, ' ')]);
    const changed = Buffer.concat([bytes.subarray(0, start), padded, bytes.subarray(start + chain.length)]);
    expect(check(changed, store)).toMatchObject({
      verdict: 'CHANGED',
      faults: ['CONTENT', 'CHAIN'],
      chain: { status: 'BROKEN', fault: 'NOT_AS_SEALED' },
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
      signatures: [{ by: '도장 전자계약 봉인', holds: true }],
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
