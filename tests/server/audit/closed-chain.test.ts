import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { toCanonicalJson } from '../../../rules/canonical-json.ts';
import { exportChain, hashEvent, type CommittedChain } from '../../../server/audit/chain.ts';
import { listCommitments } from '../../../server/audit/openings.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { closedChain, CONTRACT, createEvents, STORY } from '../../support/chain.ts';

const chain = closedChain(STORY);
const document = exportChain(chain, 'DOCUMENT');
const certificate = exportChain(chain, 'CERTIFICATE');
const read = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString());
const told = ({ events }: { events: readonly object[] }) =>
  events.map((event) => ({ ...event, hash: '', previousHash: '' }));
const broken = (fault: string, index: number | null) => ({ ok: false, fault, index });
const withOpenings = (change: object) => ({
  ...read(certificate),
  openings: { ...chain.openings, ...change },
});
const nameOf = ({ events }: CommittedChain, place: number) => {
  const name = events[place]?.actor.name;
  if (typeof name !== 'object') throw new Error('The name is not closed.');
  return name.c;
};

describe('what a chain of the second format tells', () => {
  test('the certificate opens all of it', () => {
    const verdict = verifyChain(certificate);
    expect(verdict).toMatchObject({ ok: true, title: '2026년 근로계약서_이도윤', documentNo: 'HB-2611-0482' });
    expect(told(Object(verdict))).toEqual(told({ events: createEvents(STORY) }));
    expect(Object(verdict).headHash).toBe(chain.events.at(-1)?.hash);
  });

  test('the document opens title, names, values and marks', () => {
    const text = Buffer.from(document).toString();
    for (const shown of ['2026년 근로계약서_이도윤', '김지수', '이도윤', '부산광역시 해운대구', 'b'.repeat(64)])
      expect(text).toContain(shown);
    for (const closed of ['203.0.113.7', '198.51.100.4', 'Mozilla', 'd***@', '직원', '근로계약서.pdf'])
      expect(text).not.toContain(closed);
    expect(Object(verifyChain(document)).events[3]).toMatchObject({
      actor: { name: '이도윤' },
      ip: '',
      data: { values: { one: '부산광역시 해운대구' } },
    });
  });

  test('what was destroyed is an empty text, and the chain is whole', () => {
    const verdict = verifyChain(exportChain({ ...chain, openings: {} }, 'CERTIFICATE'));
    expect(verdict).toMatchObject({ ok: true, title: null, documentNo: 'HB-2611-0482' });
    expect(Object(verdict).events[3]).toMatchObject({
      actor: { kind: 'RECEIVER', name: '' },
      data: { values: { one: '' }, marks: { two: '' } },
    });
  });

  test('a part of it opens what stands in that part', () => {
    const part = exportChain({ ...chain, events: chain.events.slice(0, 2) }, 'CERTIFICATE');
    expect(verifyChain(part)).toMatchObject({ ok: true });
    expect(Buffer.from(part).toString()).not.toContain('부산광역시');
  });
});

describe('an opening', () => {
  const signer = nameOf(chain, 3);

  test('fits, or the event is changed', () => {
    const [salt = ''] = chain.openings[signer] ?? [];
    expect(verifyChain(withOpenings({ [signer]: [salt, '다른 사람'] }))).toEqual(broken('EVENT_CHANGED', 3));
    const other = Buffer.alloc(16).toString('base64url');
    expect(verifyChain(withOpenings({ [signer]: [other, '이도윤'] }))).toEqual(broken('EVENT_CHANGED', 3));
  });

  test('belongs to an event, or it is one too many', () => {
    const { openings } = closedChain(STORY);
    const [spare] = Object.entries(openings);
    expect(verifyChain(withOpenings(Object.fromEntries(spare ? [spare] : [])))).toEqual(broken('MALFORMED', null));
  });

  test.each([
    ['no pair', 'x'],
    ['of one', ['AAAAAAAAAAAAAAAAAAAAAA']],
    ['with a short salt', ['AAAA', '이도윤']],
    ['with a salt that is spelt another way', ['AAAAAAAAAAAAAAAAAAAAAB', '이도윤']],
    ['with a padded salt', ['AAAAAAAAAAAAAAAAAAAAAA==', '이도윤']],
  ])('%s is malformed', (_, opening) => {
    expect(verifyChain(withOpenings({ [signer]: opening }))).toEqual(broken('MALFORMED', null));
  });
});

describe('another frame', () => {
  const whole = read(certificate);
  /** Returns the chain up to the signature, with the hash recomputed. */
  const changed = (known: ReturnType<typeof read>, change: object) => {
    const { hash: _, ...signed } = known.events[3];
    const event = { ...signed, ...change };
    const { openings } = known;
    const named = new Set(listCommitments([...known.events.slice(0, 3), event]));
    return {
      ...known,
      events: [...known.events.slice(0, 3), { ...event, hash: hashEvent(event) }],
      openings: Object.fromEntries(Object.entries(openings).filter(([commitment]) => named.has(commitment))),
    };
  };

  test('without openings, or in the name of the first format', () => {
    const { openings, ...bare } = whole;
    expect(verifyChain(bare)).toEqual(broken('MALFORMED', null));
    expect(verifyChain({ ...bare, format: 'dojang-chain-1', openings })).toEqual(broken('MALFORMED', null));
    expect(verifyChain({ ...bare, format: 'dojang-chain-1' })).toEqual(broken('MALFORMED', 0));
    expect(verifyChain({ ...whole, format: 'dojang-chain-3' })).toEqual(broken('MALFORMED', null));
  });

  test('with a clear address', () => {
    expect(verifyChain(changed(whole, { ip: '198.51.100.4' }))).toEqual(broken('MALFORMED', 3));
  });

  test('with a name that is no text', () => {
    const signed = STORY[3];
    if (signed?.kind !== 'SIGNED') throw new Error('Nobody has signed.');
    const data = { ...signed.data, values: { one: [1, '부산'] satisfies [number, string] } };
    const placed = read(exportChain(closedChain(STORY.with(3, { ...signed, data })), 'CERTIFICATE'));
    const { actor } = placed.events[3];
    const named = changed(placed, { actor: { ...actor, name: placed.events[3].data.values.one } });
    expect(verifyChain(named)).toEqual(broken('MALFORMED', 3));
  });

  test('a flipped bit anywhere is found', () => {
    for (let place = 0; place < certificate.length; place += 1) {
      const flipped = Uint8Array.from(certificate);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      expect([place, verifyChain(flipped).ok]).toEqual([place, false]);
    }
  });
});

const readKept = (name: string) => readFile(new URL(`./kept/${name}.json`, import.meta.url));

/** Chains that exist in the real world, and must be readable forever. */
describe('a chain that was kept', () => {
  test.each([
    ['chain-1', 'd64b390fc17aef13f7b941cccb065887db26f52757a05505140eeb2fa2289886', '198.51.100.4'],
    ['chain-2-document', 'e14030d726d6c591ad08aba61eac7313f4cef8ec74eade3286771ca0c78942fc', ''],
    ['chain-2-certificate', 'e14030d726d6c591ad08aba61eac7313f4cef8ec74eade3286771ca0c78942fc', '198.51.100.4'],
  ])('%s is whole', async (name, headHash, ip) => {
    const verdict = verifyChain(await readKept(name));
    expect(verdict).toMatchObject({ ok: true, contractId: CONTRACT, headHash, title: '2026년 근로계약서_이도윤' });
    expect(Object(verdict).events[3]).toMatchObject({
      kind: 'SIGNED',
      actor: { name: '이도윤' },
      ip,
      data: { values: { one: '부산광역시 해운대구' }, marks: { two: 'b'.repeat(64) } },
    });
  });

  test('its members have the names that others read it by', async () => {
    const frame = ['index', 'contractId', 'kind', 'at', 'actor', 'ip', 'userAgent', 'data', 'previousHash', 'hash'];
    const [first, second] = [read(await readKept('chain-1')), read(await readKept('chain-2-certificate'))];
    expect([first.format, second.format]).toEqual(['dojang-chain-1', 'dojang-chain-2']);
    expect(Object.keys(first)).toEqual(['contractId', 'documentNo', 'events', 'format']);
    expect(Object.keys(second)).toEqual(['contractId', 'documentNo', 'events', 'format', 'openings']);
    for (const { events } of [first, second]) expect(Object.keys(events[0]).toSorted()).toEqual(frame.toSorted());
    expect(Buffer.from(exportChain(closedChain(STORY, { format: 1 }), 'DOCUMENT'))).toEqual(await readKept('chain-1'));
    expect(Object.keys(read(certificate))).toEqual(Object.keys(second));
    const event = Object.entries(chain.openings).find(([, [, value]]) => value === '이도윤');
    expect(event && toCanonicalJson(event[1][1])).toBe('"이도윤"');
  });
});
