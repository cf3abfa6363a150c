import { createHash } from 'node:crypto';
import { exportChain } from '../../server/audit/chain.ts';
import type { EventData, NewEvent } from '../../server/audit/events.ts';
import { closedChain } from './chain.ts';
import { makePdf } from './sealing.ts';

const asked = (receiverUuid: string, name: string, role: 'SIGNER' | 'APPROVER', order: number) => ({
  receiverUuid,
  name,
  email: null,
  phone: '010-****-2731',
  role,
  order,
  title: '',
  verifications: [],
  channels: ['SMS' as const],
});

export const eventsOver = (base: Buffer, values: EventData['SIGNED']['values'] = { name: '김지수' }): NewEvent[] => [
  {
    kind: 'CREATED',
    at: new Date('2026-11-20T01:00:00Z'),
    actor: { kind: 'MEMBER', name: '박서준' },
    data: {
      title: '근로계약서',
      documentNo: 'DJ-2611-0001',
      kind: 'NORMAL',
      files: [],
      base: { sha256: createHash('sha256').update(base).digest('hex'), pageCount: 3 },
    },
  },
  {
    kind: 'SENT',
    at: new Date('2026-11-20T01:00:00Z'),
    actor: { kind: 'MEMBER', name: '박서준' },
    data: {
      expiresAt: '2026-12-04T14:59:00.000Z',
      receivers: [asked('r-1', '김지수', 'SIGNER', 1), asked('r-2', '이민호', 'APPROVER', 2)],
    },
  },
  {
    kind: 'SIGNED',
    at: new Date('2026-11-21T02:03:04Z'),
    actor: { kind: 'RECEIVER', name: '김지수' },
    data: { receiverUuid: 'r-1', values, marks: {} },
  },
  {
    kind: 'APPROVED',
    at: new Date('2026-11-21T03:00:00Z'),
    actor: { kind: 'RECEIVER', name: '이민호' },
    data: { receiverUuid: 'r-2' },
  },
  { kind: 'ALL_SIGNED', at: new Date('2026-11-21T03:00:01Z'), actor: { kind: 'SYSTEM' }, data: {} },
];

export const makeChain = (base: Buffer = makePdf(2), events: readonly NewEvent[] = eventsOver(base)): Buffer =>
  Buffer.from(exportChain(closedChain(events), 'DOCUMENT'));

/** Returns the same chain without one event, in canonical form. */
export function withoutEvent(chain: Buffer, index: number): Buffer {
  const read: { events: unknown[] } = JSON.parse(chain.toString());
  return Buffer.from(JSON.stringify({ ...read, events: read.events.filter((_, place) => place !== index) }));
}
