import { describe, expect, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { NewPdf } from '../../../../server/documents/pdf/new-pdf.ts';
import { PdfString } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { rewrite } from '../../../../server/documents/pdf/rewrite.ts';
import { seemingSeal } from '../../../support/seeming-seal.ts';
import { eventsOver, makeChain, withoutEvent } from '../../../support/sealed-chain.ts';
import { drawOver, finishUpdate, makeKeyStore, makePdf, sealContract } from '../../../support/sealing.ts';
import { checkFile as check } from '../../../support/verifying.ts';

const BASE = makePdf(2);
const OTHER_HASH = 'a'.repeat(64);

async function makeSealed() {
  const { store } = await makeKeyStore();
  const key = store.current();
  return { store, key, ...sealContract({ key, bytes: BASE, chain: makeChain(BASE) }) };
}

function drawnOver(bytes: Buffer) {
  const update = new IncrementalUpdate(openPdf(bytes));
  drawOver(update, 2, 'Something else');
  return finishUpdate(update);
}

const changedAt = (bytes: Buffer, place: number) => {
  const changed = Buffer.from(bytes);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
};

describe('the hash that is known of a file', () => {
  it('may be in capital letters', async () => {
    const { store, bytes, sha256 } = await makeSealed();
    expect(check(bytes, store, { sha256: sha256.toUpperCase() })).toMatchObject({
      verdict: 'WHOLE',
      matchesKnown: true,
    });
  });

  it('shows that a file is another one, whatever else is wrong with it', async () => {
    const { store, key, bytes } = await makeSealed();
    const broken = sealContract({ key, bytes: BASE, chain: withoutEvent(makeChain(BASE), 1) }).bytes;
    const files = [bytes, broken, drawnOver(bytes), changedAt(bytes, 100), BASE];
    const results = files.map((file) => check(file, store, { sha256: OTHER_HASH }));
    expect(results.map(({ verdict, whole, faults }) => [verdict, whole, faults])).toEqual([
      ['CHANGED', false, ['OTHER_FILE']],
      ['CHANGED', false, ['CHAIN', 'OTHER_FILE']],
      ['CHANGED', false, ['OTHER_FILE']],
      ['CHANGED', false, ['CONTENT', 'OTHER_FILE']],
      ['NOT_SEALED', false, ['OTHER_FILE']],
    ]);
    expect(check(Buffer.from('text'), store, { sha256: OTHER_HASH })).toMatchObject({ verdict: 'NOT_PDF', faults: [] });
  });

  it('is compared with the chain, too', async () => {
    const { store, bytes } = await makeSealed();
    const { chain } = check(bytes, store);
    const known = { chainLength: 5, chainHeadHash: chain?.headHash ?? '' };
    expect(check(bytes, store, known).verdict).toBe('WHOLE');
    for (const other of [{ chainLength: 6 }, { chainHeadHash: OTHER_HASH }])
      expect(check(bytes, store, { ...known, ...other }).verdict).toBe('CHAIN_BROKEN');
  });
});

async function makeTwice() {
  const { store, key, bytes: first } = await makeSealed();
  const chain = makeChain(first, eventsOver(first));
  const second = sealContract({ key, bytes: first, chain, order: { at: new Date('2026-11-30T00:00:00Z') } }).bytes;
  return { store, first, second };
}

describe('a file with several of our seals', () => {
  it('is judged by the last one', async () => {
    const { store, second } = await makeTwice();
    expect(check(second, store)).toMatchObject({
      verdict: 'WHOLE',
      sealedAt: '2026-11-30T09:00:00+09:00',
      signatures: [],
    });
  });

  it('is changed where the last one is, although the first is still valid', async () => {
    const { store, first, second } = await makeTwice();
    expect(check(changedAt(second, second.indexOf('Hong Gildong', first.length)), store)).toMatchObject({
      verdict: 'CHANGED',
      whole: false,
      faults: ['CONTENT'],
      sealedAt: '2026-11-30T09:00:00+09:00',
    });
  });

  it('is cut off where the last one is', async () => {
    const { store, second } = await makeTwice();
    expect(check(second.subarray(0, second.length - 20), store)).toMatchObject({
      verdict: 'TRUNCATED',
      faults: ['CUT_OFF'],
      sealedAt: '2026-11-30T09:00:00+09:00',
    });
  });
});

it('a seal that holds covers those before it, even if they do not', async () => {
  const { store, key, bytes } = await makeSealed();
  const broken = Buffer.from(bytes);
  broken.write('Hong Gilsoon', broken.indexOf('Hong Gildong'), 'latin1');
  const chain = makeChain(broken, eventsOver(broken));
  expect(check(broken, store).verdict).toBe('CHANGED');
  expect(check(sealContract({ key, bytes: broken, chain }).bytes, store)).toMatchObject({
    verdict: 'WHOLE',
    faults: [],
  });
});

it('a seal is found before any number of things that look like seals', async () => {
  const { store, key, bytes } = await makeSealed();
  let more = '';
  for (let count = 0; count < 20; count += 1) more += seemingSeal(bytes.length + more.length, '00');
  expect(check(Buffer.concat([bytes, Buffer.from(more)]), store)).toMatchObject({
    verdict: 'ADDED_AFTER',
    keyId: key.keyId,
    addedAfter: [{ kind: 'BYTES' }],
  });
});

it('a changed file without a chain has no fault of its chain', async () => {
  const { store } = await makeKeyStore();
  const { bytes } = sealContract({ key: store.current() });
  expect(check(changedAt(bytes, 100), store)).toMatchObject({ verdict: 'CHANGED', faults: ['CONTENT'], chain: null });
});

describe('a file with faults of two kinds', () => {
  it('has something behind its seal, and a broken chain', async () => {
    const { store, key } = await makeSealed();
    const broken = sealContract({ key, bytes: BASE, chain: withoutEvent(makeChain(BASE), 1) }).bytes;
    expect(check(drawnOver(broken), store)).toMatchObject({
      verdict: 'CHANGED',
      whole: false,
      faults: ['CHAIN'],
      addedAfter: [{ kind: 'PAGE_CHANGED', page: 2 }],
    });
  });

  it('is cut off, and its chain is not blamed for what is missing', async () => {
    const { store, bytes } = await makeSealed();
    const chainStart = bytes.indexOf('{"', bytes.indexOf('/Contents <'), 'latin1');
    expect(check(bytes.subarray(0, chainStart + 10), store)).toMatchObject({
      verdict: 'TRUNCATED',
      faults: ['CUT_OFF'],
      chain: { status: 'BROKEN', fault: 'MALFORMED' },
    });
  });
});

describe('a file whose seal can’t be found', () => {
  it('is still known as ours by the traces of our key', async () => {
    const { store, key, bytes } = await makeSealed();
    const text = bytes.toString('latin1').replace('/ByteRange [0 ', '/ByteRange [1 ');
    expect(check(Buffer.from(text, 'latin1'), store)).toMatchObject({
      verdict: 'CHANGED',
      ours: true,
      whole: false,
      faults: ['SEAL'],
      keyId: key.keyId,
      sealedAt: null,
      chain: null,
    });
  });

  it('is known as ours where another program has written the file anew', async () => {
    const [{ store }, other] = [await makeKeyStore(), (await makeKeyStore()).store.current()];
    const { bytes } = sealContract({ key: store.current(), bytes: sealContract({ key: other }).bytes });
    const anew = rewrite(openPdf(bytes), (own) => {
      const contents = own.get('Contents');
      if (!(contents instanceof PdfString)) return own;
      return own.with({ Contents: new PdfString(contents.bytes), ByteRange: [0, 1, 2, 3], Reason: null });
    });
    // Some programs write hexadecimal in capital letters.
    const capitals = anew
      .toString('latin1')
      .replaceAll(/<(3082[\da-f]+)>/g, (_, hex: string) => `<${hex.toUpperCase()}>`);
    expect(capitals).not.toBe(anew.toString('latin1'));
    expect(check(Buffer.from(capitals, 'latin1'), store)).toMatchObject({
      verdict: 'CHANGED',
      ours: true,
      keyId: store.current().keyId,
      signatures: [{ by: '도장 전자계약 봉인', state: 'BROKEN' }],
    });
  });

  it('names the signatures of others beside it, and before a seal that holds', async () => {
    const [{ store, key }, other] = [await makeSealed(), (await makeKeyStore()).store.current()];
    const { bytes } = sealContract({ key, bytes: sealContract({ key: other }).bytes });
    const text = bytes.toString('latin1');
    const at = text.lastIndexOf('/ByteRange [0 ');
    const hidden = Buffer.from(`${text.slice(0, at)}/ByteRange [1 ${text.slice(at + 14)}`, 'latin1');
    const signature = { by: '도장 전자계약 봉인', at: '2026-11-22T00:04:05+09:00', state: 'MORE_AFTER' };
    expect(check(bytes, store).signatures).toStrictEqual([signature]);
    expect(check(hidden, store)).toMatchObject({ verdict: 'CHANGED', ours: true });
    expect(check(hidden, store).signatures).toStrictEqual([signature]);
  });

  it('doesn’t count a signature from before the seal among what was added after it', async () => {
    const [{ store, key }, other] = [await makeSealed(), (await makeKeyStore()).store.current()];
    const { bytes } = sealContract({ key, bytes: sealContract({ key: other }).bytes });
    expect(check(drawnOver(bytes), store)).toMatchObject({
      verdict: 'CHANGED',
      addedAfter: [{ kind: 'PAGE_CHANGED', page: 2 }],
      signatures: [{ state: 'MORE_AFTER' }],
    });
  });
});

describe('a file without a seal', () => {
  it.each<[string, Buffer, string]>([
    ['a PDF whose header comes late', Buffer.concat([Buffer.alloc(1019, ' '), Buffer.from('%PDF-1.7\n')]), 'TRUNCATED'],
    ['a PDF whose header comes too late', Buffer.concat([Buffer.alloc(1020, ' '), BASE]), 'NOT_PDF'],
    ['a PDF without an end', Buffer.from('%PDF-1.7\nnothing'), 'TRUNCATED'],
    ['a PDF whose update has no end', Buffer.concat([BASE, Buffer.from('\n12 0 obj\n<<>>\n')]), 'TRUNCATED'],
    ['a PDF whose update has a late generation', Buffer.concat([BASE, Buffer.from('\n1 10 obj\n<<>>\n')]), 'TRUNCATED'],
    ['a PDF with a word behind its end', Buffer.concat([BASE, Buffer.from('\n12 0 object')]), 'DAMAGED'],
    ['a PDF without pages', emptyPdf(), 'DAMAGED'],
  ])('is %s', async (_, bytes, verdict) => {
    const { store } = await makeKeyStore();
    expect(check(bytes, store)).toMatchObject({
      verdict,
      ours: false,
      faults: verdict === 'TRUNCATED' ? ['CUT_OFF'] : [],
      signatures: [],
    });
  });
});

function emptyPdf() {
  const pdf = new NewPdf();
  return pdf.finish(pdf.addPages([]));
}
