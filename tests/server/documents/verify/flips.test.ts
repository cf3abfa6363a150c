import { describe, expect, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import type { KeyStore } from '../../../../server/documents/seal/keys/key-store.ts';
import { makeChain } from '../../../support/sealed-chain.ts';
import { createRandom } from '../../../support/random.ts';
import {
  drawOver,
  finishUpdate,
  makeKeyStore,
  makePdf,
  sealContract,
  sealContractWithTimestamp,
} from '../../../support/sealing.ts';
import { checkFile as check } from '../../../support/verifying.ts';
import { startTsa } from '../../../support/timestamps.ts';

function seededRandom(seed: number) {
  const { next } = createRandom(seed);
  return (below: number) => Math.floor(next() * below);
}

/** Collects every verdict that a change at one of these positions leads to. */
function verdictsOf(bytes: Buffer, store: KeyStore, changes: Iterable<readonly [place: number, value: number]>) {
  const verdicts = new Map<string, number[]>();
  for (const [place, value] of changes) {
    const before = bytes[place] ?? 0;
    if (before === value) continue;
    bytes[place] = value;
    const { verdict, ours, whole } = check(bytes, store);
    const said = `${verdict}${ours ? '' : ', not ours'}${whole ? ', whole' : ''}`;
    verdicts.set(said, [...(verdicts.get(said) ?? []), place]);
    bytes[place] = before;
  }
  return [...verdicts.keys()];
}

function* steps(from: number, to: number, step: number) {
  for (let place = from; place < to; place += step) yield place;
}

const changesAt = (bytes: Buffer, places: Iterable<number>, change: (byte: number) => number) =>
  Array.from(places, (place) => [place, change(bytes[place] ?? 0)] as const);

const gapOf = (bytes: Buffer) => {
  const [, first = 0, second = 0] = (/\/ByteRange \[0 (\d+) (\d+)/.exec(bytes.toString('latin1')) ?? []).map(Number);
  return { first, second };
};

/**
 * Each change needs a complete verification, so only `EVERY_BYTE=1` tries every position. The steps are odd, so that
 * both hexadecimal digits of a byte are covered.
 */
const STEP = process.env['EVERY_BYTE']
  ? { byte: 1, otherByte: 1, digit: 1, otherDigit: 1, zero: 1 }
  : { byte: 7, otherByte: 11, digit: 11, otherDigit: 19, zero: 83 };

/** One bit, the other case of a hexadecimal digit, the next digit, and the highest bit. */
const CHANGES: [string, (byte: number) => number][] = [
  ['one bit', (byte) => byte ^ 0x01],
  ['its case', (byte) => byte ^ 0x20],
  ['its highest bit', (byte) => byte ^ 0x80],
  ['white space', () => 0x20],
  ['zero', () => 0x30],
];

describe('one byte of a sealed file that is another', () => {
  it.each(CHANGES.slice(0, 2))('is found wherever it stands: %s', { timeout: 120_000 }, async (what, change) => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current(), bytes: makePdf(1), chain: makeChain(makePdf(1)) });
    expect(
      verdictsOf(
        bytes,
        store,
        changesAt(bytes, steps(0, bytes.length, what === 'one bit' ? STEP.byte : STEP.otherByte), change),
      ),
    ).toEqual(['CHANGED']);
    expect(check(bytes, store).verdict).toBe('WHOLE');
  });

  it.each(CHANGES)('is found in /Contents and its padding: %s', { timeout: 120_000 }, async (what, change) => {
    const tsa = await startTsa();
    const stores = [await makeKeyStore({ kind: 'P-256' }), await makeKeyStore({ kind: 'RSA-3072' })];
    for (const { store } of stores) {
      const key = store.current();
      const sealed = [sealContract({ key }), await sealContractWithTimestamp({ key, stamp: tsa.asks().stamp })];
      for (const { bytes } of sealed) {
        const { first, second } = gapOf(bytes);
        const padding = bytes.indexOf('0'.repeat(64), first, 'latin1');
        const end = padding === -1 ? second : padding + 64;
        const step = what === 'one bit' ? STEP.digit : STEP.otherDigit;
        const places = [
          ...steps(first - 60, end, step),
          ...steps(end, second - 8, STEP.zero),
          ...steps(second - 8, second + 4, 1),
        ];
        expect(verdictsOf(bytes, store, changesAt(bytes, places, change))).toEqual(['CHANGED']);
      }
    }
  });

  it('is found at thousands of places of larger files', { timeout: 120_000 }, async () => {
    const random = seededRandom(7);
    const { store } = await makeKeyStore();
    for (const pages of [3, 40]) {
      const { bytes } = sealContract({ key: store.current(), bytes: makePdf(pages), chain: makeChain(makePdf(pages)) });
      const changes = Array.from({ length: 800 }, () => [random(bytes.length), random(256)] as const);
      expect(verdictsOf(bytes, store, changes)).toEqual(['CHANGED']);
    }
  });
});

describe('a sealed file that was cut off', () => {
  it('is never whole, and known as ours as soon as its seal is in it', { timeout: 120_000 }, async () => {
    const { store } = await makeKeyStore();
    const original = makePdf(2);
    const { bytes } = sealContract({ key: store.current(), bytes: original, chain: makeChain() });
    const { second } = gapOf(bytes);
    for (let length = second; length < bytes.length; length += 1) {
      const { verdict, ours, whole } = check(bytes.subarray(0, length), store);
      expect([length, verdict, ours, whole]).toEqual([length, 'TRUNCATED', true, false]);
    }
    for (let length = 9; length < second; length += 7) {
      const { verdict, whole } = check(bytes.subarray(0, length), store);
      // A file cut off between the original and the update is the original.
      const isOriginal = length >= original.length - 1 && length < original.length + 7;
      expect([length, verdict, whole]).toEqual([length, isOriginal ? 'NOT_SEALED' : 'TRUNCATED', false]);
    }
  });
});

describe('any bytes', () => {
  it('get an answer', { timeout: 120_000 }, async () => {
    const random = seededRandom(11);
    const tsa = await startTsa();
    const { store } = await makeKeyStore();
    const key = store.current();
    const { bytes } = await sealContractWithTimestamp({ key, chain: makeChain(), stamp: tsa.asks().stamp });
    for (let round = 0; round < 1_500; round += 1) {
      const copy = Buffer.from(bytes);
      const kind = round % 4;
      for (let times = random(12); times >= 0; times -= 1) {
        const [from, to] = [random(copy.length), random(copy.length)];
        if (kind === 0) copy[from] = random(256);
        if (kind === 1) copy.copyWithin(to, from, from + random(400));
        if (kind === 2) copy.fill(random(256), from, Math.min(copy.length, from + random(40)));
        if (kind === 3) copy.write(['<<', '>>', '[', 'R', '/Kids', '99999999', 'obj', '('][random(8)] ?? '', from);
      }
      const result = check(copy.subarray(0, kind === 2 ? random(copy.length) : copy.length), store);
      expect(result.whole).toBe(copy.equals(bytes) && kind !== 2);
      expect(result.words.length).toBeGreaterThan(10);
    }
  });

  it('get an answer behind a seal, too, and never hide it', { timeout: 120_000 }, async () => {
    const random = seededRandom(13);
    const { store } = await makeKeyStore();
    const sealed = sealContract({ key: store.current(), bytes: makePdf(4), chain: makeChain(makePdf(4)) }).bytes;
    const update = new IncrementalUpdate(openPdf(sealed));
    drawOver(update, 2, 'Something else');
    drawOver(update, 4, 'And more');
    const changed = finishUpdate(update);
    for (let round = 0; round < 1_500; round += 1) {
      const copy = Buffer.from(changed);
      const place = () => sealed.length + random(copy.length - sealed.length);
      for (let times = random(8); times >= 0; times -= 1) {
        if (round % 3 === 0) copy[place()] = random(256);
        if (round % 3 === 1)
          copy.write(['1 0 R', '5 0 R', '[', '>>', '/Kids', '/Parent', '0'][random(7)] ?? '', place());
        if (round % 3 === 2) copy.copyWithin(place(), place(), place());
      }
      const { verdict, addedAfter } = check(copy, store);
      expect(['ADDED_AFTER', 'CHANGED']).toContain(verdict);
      expect(addedAfter.length).toBeGreaterThan(0);
    }
  });
});
