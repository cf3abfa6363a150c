import { exportChain } from '../../server/audit/chain.ts';
import type { NewEvent } from '../../server/audit/events.ts';
import { closedChain } from './chain.ts';

export const EVENTS: NewEvent[] = [
  {
    kind: 'CREATED',
    at: new Date('2026-11-20T01:00:00Z'),
    actor: { kind: 'MEMBER', name: '박서준' },
    data: {
      title: '근로계약서',
      documentNo: 'DJ-2611-0001',
      kind: 'NORMAL',
      files: [],
      base: { sha256: 'a'.repeat(64), pageCount: 3 },
    },
  },
  {
    kind: 'SIGNED',
    at: new Date('2026-11-21T02:03:04Z'),
    actor: { kind: 'RECEIVER', name: '김지수' },
    data: { receiverUuid: 'r-1', values: { name: '김지수' }, marks: {} },
  },
  {
    kind: 'APPROVED',
    at: new Date('2026-11-21T03:00:00Z'),
    actor: { kind: 'RECEIVER', name: '이민호' },
    data: { receiverUuid: 'r-2' },
  },
  { kind: 'ALL_SIGNED', at: new Date('2026-11-21T03:00:01Z'), actor: { kind: 'SYSTEM' }, data: {} },
];

/** chain.json of a small contract. */
export const makeChain = (events: readonly NewEvent[] = EVENTS): Buffer =>
  Buffer.from(exportChain(closedChain(events), 'DOCUMENT'));

/** The same without one event, spelt as a chain is spelt. */
export function withoutEvent(chain: Buffer, index: number): Buffer {
  const read: { events: unknown[] } = JSON.parse(chain.toString());
  return Buffer.from(JSON.stringify({ ...read, events: read.events.filter((_, place) => place !== index) }));
}
