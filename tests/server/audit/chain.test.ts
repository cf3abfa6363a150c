import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { toCanonicalJson } from '../../../rules/canonical-json.ts';
import { exportChain, hashEvent, GENESIS_HASH, type CommittedEvent } from '../../../server/audit/chain.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { closedChain, CONTRACT, createEvents, STORY } from '../../support/chain.ts';

const chain = createEvents(STORY);
const closed = closedChain(STORY, { format: 1 });
const exported = exportChain(closed, 'DOCUMENT');
const whole = (events: readonly unknown[], more: object = {}) => ({
  format: 'dojang-chain-1',
  contractId: CONTRACT,
  documentNo: 'HB-2611-0482',
  events,
  ...more,
});
const rehash = ({ hash: _, ...content }: CommittedEvent): CommittedEvent => ({ ...content, hash: hashEvent(content) });
const event = (place: number) => {
  const found = chain[place];
  if (!found) throw new Error(`No event ${place}.`);
  return found;
};

describe('append', () => {
  test('each event holds the hash of the one before, and its own over everything else', () => {
    expect(chain.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(chain.map(({ previousHash }) => previousHash)).toEqual([
      GENESIS_HASH,
      ...chain.slice(0, -1).map(({ hash }) => hash),
    ]);
    for (const { hash, ...content } of chain) {
      expect(hash).toBe(createHash('sha256').update(toCanonicalJson(content)).digest('hex'));
    }
    expect(event(2)).toMatchObject({ at: '2026-11-20T05:03:00.000Z', kind: 'LINK_OPENED', contractId: CONTRACT });
  });

  test('the hashes do not move: chains that are out in the world must stay good', () => {
    expect(chain.at(-1)?.hash).toBe('d64b390fc17aef13f7b941cccb065887db26f52757a05505140eeb2fa2289886');
  });
});

describe('export and verify', () => {
  test('the same chain is the same bytes, and is whole', () => {
    expect(exportChain(structuredClone(closed), 'CERTIFICATE')).toEqual(exported);
    const verdict = verifyChain(exported);
    expect(verdict).toEqual({
      ok: true,
      contractId: CONTRACT,
      documentNo: 'HB-2611-0482',
      title: '2026년 근로계약서_이도윤',
      headHash: chain.at(-1)?.hash,
      events: chain,
    });
    expect(verifyChain(JSON.parse(Buffer.from(exported).toString()))).toEqual(verdict);
    expect(verifyChain(exportChain(closedChain([], { format: 1 }), 'DOCUMENT'))).toMatchObject({
      ok: true,
      headHash: GENESIS_HASH,
      events: [],
    });
  });

  test.each(STORY.map((_, place) => place))('event %d: a changed member is found and named', (place) => {
    const changes = [
      { at: '2026-11-20T05:59:00.000Z' },
      { kind: 'DECLINED' },
      { actor: { kind: 'SYSTEM', name: '다른 사람' } },
      { ip: '192.0.2.1' },
      { data: { ...event(place).data, one: 1 } },
      { hash: 'c'.repeat(64) },
    ];
    for (const change of changes) {
      const events = chain.map((link, index) => (index === place ? { ...link, ...change } : link));
      expect(verifyChain(whole(events))).toEqual({ ok: false, fault: 'EVENT_CHANGED', index: place });
    }
  });

  test('an event that was changed and hashed anew does not fit the next one', () => {
    for (const place of [0, 1, 2, 3]) {
      const events = chain.map((link, index) =>
        index === place ? rehash({ ...link, at: '2026-11-20T05:59:00.000Z' }) : link,
      );
      expect(verifyChain(whole(events))).toEqual({ ok: false, fault: 'EVENT_CHANGED', index: place });
    }
    const { headHash, events } = Object(verifyChain(exported));
    const last = events.map((link: CommittedEvent, index: number) =>
      index === 4 ? rehash({ ...link, at: '2026-11-20T05:59:00.000Z' }) : link,
    );
    expect(verifyChain(whole(last), { headHash })).toEqual({ ok: false, fault: 'EVENT_MISSING', index: 5 });
  });

  test.each([0, 1, 2, 3])('event %d taken out is missed', (place) => {
    const events = chain.toSpliced(place, 1);
    expect(verifyChain(whole(events))).toEqual({ ok: false, fault: 'EVENT_MISSING', index: place });
  });

  test('the last event taken out is missed by who knows the length or the head', () => {
    const cut = whole(chain.slice(0, -1));
    expect(verifyChain(cut)).toMatchObject({ ok: true });
    expect(verifyChain(cut, { length: 5 })).toEqual({ ok: false, fault: 'EVENT_MISSING', index: 4 });
    const headHash = event(4).hash;
    expect(verifyChain(cut, { headHash })).toEqual({ ok: false, fault: 'EVENT_MISSING', index: 4 });
    expect(verifyChain(exported, { length: 4 })).toEqual({ ok: false, fault: 'FOREIGN', index: 4 });
    expect(verifyChain(exported, { headHash: event(3).hash })).toEqual({ ok: false, fault: 'FOREIGN', index: 4 });
    expect(verifyChain(exported, { headHash, length: 5 })).toMatchObject({ ok: true });
  });

  test('events in another order, or twice', () => {
    const [first, second, third, fourth, fifth] = chain;
    expect(verifyChain(whole([first, third, second, fourth, fifth]))).toEqual({ ok: false, fault: 'ORDER', index: 1 });
    expect(verifyChain(whole([first, second, second, third, fourth, fifth]))).toEqual({
      ok: false,
      fault: 'ORDER',
      index: 2,
    });
  });

  test('events, or a number, of another contract', () => {
    const other = createEvents(STORY, '019b0000-0000-7000-8000-00000000dead');
    expect(verifyChain(whole(chain.with(2, other[2] ?? event(2))))).toEqual({ ok: false, fault: 'FOREIGN', index: 2 });
    expect(verifyChain(whole(other))).toEqual({ ok: false, fault: 'FOREIGN', index: 0 });
    const renumbered = whole(chain, { documentNo: 'HB-2611-9999' });
    expect(verifyChain(renumbered)).toEqual({ ok: false, fault: 'FOREIGN', index: null });
  });

  test('a flipped bit anywhere in chain.json is found', () => {
    for (let place = 0; place < exported.length; place += 1) {
      const flipped = Uint8Array.from(exported);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      expect([place, verifyChain(flipped).ok]).toEqual([place, false]);
    }
  });

  test('another spelling of the same is refused', () => {
    const text = Buffer.from(exported).toString();
    for (const other of [
      ` ${text}`,
      `${text}\n`,
      text.replace('{', '{ '),
      text.replace('김', '\\uae40'),
      `\ufeff${text}`,
    ]) {
      expect(verifyChain(Buffer.from(other))).toEqual({ ok: false, fault: 'MALFORMED', index: null });
    }
  });

  test.each([
    [null],
    ['x'],
    [[]],
    [{}],
    [whole([], { format: 'dojang-chain-2' })],
    [whole([], { more: 1 })],
    [whole([], { contractId: 1 })],
    [Buffer.from('{')],
    [Buffer.from([0xff])],
    [Buffer.from('['.repeat(100_000))],
  ])('%# is no chain', (value) => expect(verifyChain(value)).toEqual({ ok: false, fault: 'MALFORMED', index: null }));

  test.each([
    { index: '0' },
    { index: 0.5 },
    { kind: 'PAINTED' },
    { at: '2026-11-20' },
    { actor: { kind: 'GHOST' } },
    { actor: null },
    { data: [] },
    { previousHash: '' },
    { hash: 1 },
    { more: 1 },
    { data: { deep: Number.NaN } },
  ])('an event with %j is malformed', (change) => {
    const events = chain.map((link, place) => (place === 1 ? { ...link, ...change } : link));
    expect(verifyChain(whole(events))).toEqual({ ok: false, fault: 'MALFORMED', index: 1 });
  });
});
