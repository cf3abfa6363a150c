import {
  appendAllEvents,
  buildChain,
  startChain,
  CURRENT_FORMAT,
  type ChainFormat,
  type CommittedChain,
} from '../../server/audit/chain.ts';
import type { ChainEvent, NewEvent } from '../../server/audit/events.ts';

export const CONTRACT = '019b0000-0000-7000-8000-00000000c0de';
const RECEIVER = '019b0000-0000-7000-8000-00000000a11c';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute));

export const STORY: NewEvent[] = [
  {
    kind: 'CREATED',
    at: at(0),
    actor: { kind: 'MEMBER', id: '019b0000-0000-7000-8000-0000000000aa', name: '김지수' },
    ip: '203.0.113.7',
    userAgent: 'Mozilla/5.0',
    data: {
      title: '2026년 근로계약서_이도윤',
      documentNo: 'HB-2611-0482',
      kind: 'NORMAL',
      files: [
        {
          fileId: '019b0000-0000-7000-8000-00000000f11e',
          name: '근로계약서.pdf',
          sha256: 'a'.repeat(64),
          normalisedSha256: 'a'.repeat(64),
          firstPage: 1,
          lastPage: 3,
        },
      ],
      base: { sha256: 'a'.repeat(64), pageCount: 3 },
    },
  },
  {
    kind: 'SENT',
    at: at(0),
    actor: { kind: 'MEMBER', name: '김지수' },
    data: {
      expiresAt: '2026-12-04T14:59:00.000Z',
      receivers: [
        {
          receiverUuid: RECEIVER,
          name: '이도윤',
          email: 'd***@hanbit.example',
          phone: null,
          role: 'SIGNER',
          order: 1,
          title: '직원',
          verifications: ['EMAIL_CODE'],
          channels: ['MAIL'],
        },
      ],
    },
  },
  { kind: 'LINK_OPENED', at: at(3), actor: { kind: 'RECEIVER', id: RECEIVER }, data: { receiverUuid: RECEIVER } },
  {
    kind: 'SIGNED',
    at: at(9),
    actor: { kind: 'RECEIVER', id: RECEIVER, name: '이도윤' },
    ip: '198.51.100.4',
    data: { receiverUuid: RECEIVER, values: { one: '부산광역시 해운대구' }, marks: { two: 'b'.repeat(64) } },
  },
  { kind: 'ALL_SIGNED', at: at(9), actor: { kind: 'SYSTEM' }, data: {} },
];

export const createEvents = (story: readonly NewEvent[], contractId = CONTRACT): ChainEvent[] =>
  appendAllEvents(startChain(contractId, 1), story).appended.map(({ event }) => event);

export function closedChain(
  story: readonly NewEvent[],
  { contractId = CONTRACT, format = CURRENT_FORMAT }: { contractId?: string; format?: ChainFormat } = {},
): CommittedChain {
  const head = startChain(contractId, format);
  return buildChain(head, appendAllEvents(head, story).appended);
}
