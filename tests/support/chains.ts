import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { VerifyChain } from '../../server/documents/verify/read-chain.ts';

type Event = { index: number; kind: string; at: string; actor: { name?: string }; previousHash: string; hash: string };

const NO_HASH = '0'.repeat(64);
const hashOf = ({ hash: _, ...content }: Event) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

export const EVENTS = [
  { kind: 'CREATED', at: '2026-11-20T01:00:00.000Z', actor: { name: '박서준' } },
  { kind: 'SIGNED', at: '2026-11-21T02:03:04.000Z', actor: { name: '김지수' } },
  { kind: 'APPROVED', at: '2026-11-21T03:00:00.000Z', actor: { name: '이민호' } },
  { kind: 'ALL_SIGNED', at: '2026-11-21T03:00:01.000Z', actor: {} },
];

export function makeChain(events = EVENTS): Buffer {
  let previousHash = NO_HASH;
  const linked = events.map((event, index) => {
    const link: Event = { index, ...event, previousHash, hash: '' };
    link.hash = hashOf(link);
    previousHash = link.hash;
    return link;
  });
  return Buffer.from(JSON.stringify({ contractId: 'c-1', documentNo: 'DJ-2611-0001', events: linked }));
}

/** A chain as `server/audit` checks it, in small: what verifying a file needs of it and no more. */
export const checkChain: VerifyChain = (bytes) => {
  const read = v.safeParse(Chain, parse(bytes));
  if (!read.success) return { ok: false, fault: 'MALFORMED', index: null };
  let previousHash = NO_HASH;
  for (const [place, event] of read.output.events.entries()) {
    if (event.hash !== hashOf(event)) return { ok: false, fault: 'EVENT_CHANGED', index: place };
    if (event.index !== place) return { ok: false, fault: 'EVENT_MISSING', index: place };
    if (event.previousHash !== previousHash) return { ok: false, fault: 'EVENT_CHANGED', index: place };
    previousHash = event.hash;
  }
  return { ok: true, ...read.output, headHash: previousHash };
};

const Chain = v.object({
  contractId: v.string(),
  documentNo: v.string(),
  events: v.array(
    v.object({
      index: v.number(),
      kind: v.string(),
      at: v.string(),
      actor: v.object({ name: v.exactOptional(v.string()) }),
      previousHash: v.string(),
      hash: v.string(),
    }),
  ),
});

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
