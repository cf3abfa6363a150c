import { describe, expect, it } from 'vitest';
import { appendEvent, startChain } from '../../../server/audit/chain.ts';
import type { ChainEvent, NewEvent } from '../../../server/audit/events.ts';
import { deriveCertificateFacts } from '../../../server/modules/audit/certificate-facts.ts';

const CONTRACT = '0193c1de-0000-7000-8000-000000000001';
const [FIRST, SECOND, THIRD, COPY] = ['r1', 'r2', 'r3', 'r4'];
const GIVEN = { name: '통장 사본.pdf', sha256: 'c'.repeat(64) };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 5, minute));
const by = (id: string, name: string) => ({ kind: 'RECEIVER' as const, id, name });
const member = { kind: 'MEMBER' as const, id: 'm1', name: '김지수' };
const receiver = (
  receiverUuid: string,
  name: string,
  role: 'SIGNER' | 'APPROVER' | 'VIEWER',
  order: number | null,
) => ({
  receiverUuid,
  name,
  email: `${receiverUuid}****@hanbit.example`,
  phone: null,
  role,
  order,
  title: '직원',
  verifications: [],
  channels: ['MAIL' as const],
});

const EVENTS: NewEvent[] = [
  {
    kind: 'CREATED',
    at: at(0),
    actor: member,
    data: {
      title: '용역계약서',
      documentNo: 'HB-2611-0001',
      kind: 'NORMAL',
      files: [],
      base: { sha256: 'a'.repeat(64), pageCount: 2 },
    },
  },
  {
    kind: 'SENT',
    at: at(1),
    actor: member,
    data: {
      expiresAt: at(50).toISOString(),
      receivers: [
        receiver(FIRST, '정해원', 'SIGNER', 1),
        receiver(SECOND, '최하은', 'APPROVER', 2),
        receiver(COPY, '배준호', 'VIEWER', null),
      ],
    },
  },
  { kind: 'LINK_OPENED', at: at(2), actor: by(FIRST, '정해원'), ip: '10.0.0.1', data: { receiverUuid: FIRST } },
  {
    kind: 'CONTACT_CORRECTED',
    at: at(3),
    actor: member,
    data: {
      receiverUuid: FIRST,
      before: { name: '정해원', email: 'a****@x.example', phone: null },
      after: { name: '정혜원', email: null, phone: '010-****-2731' },
    },
  },
  {
    kind: 'STEP_VERIFIED',
    at: at(4),
    actor: by(FIRST, '정혜원'),
    data: { receiverUuid: FIRST, step: 'PHONE_IDENTITY', vendor: 'SKT' },
  },
  { kind: 'STEP_VERIFIED', at: at(5), actor: by(FIRST, '정혜원'), data: { receiverUuid: FIRST, step: 'ACCESS_CODE' } },
  {
    kind: 'SIGNED',
    at: at(6),
    actor: by(FIRST, '정혜원'),
    ip: '10.0.0.2',
    userAgent: IPHONE,
    data: {
      receiverUuid: FIRST,
      values: {},
      marks: { bank: GIVEN.sha256 },
      link: { via: 'HANDED', givenBy: 'm1' },
    },
  },
  {
    kind: 'DELEGATED',
    at: at(7),
    actor: by(SECOND, '최하은'),
    data: {
      receiverUuid: SECOND,
      toReceiverUuid: THIRD,
      before: { name: '최하은', email: null, phone: null },
      after: { name: '배준호', email: 'b****@x.example', phone: null },
    },
  },
  {
    kind: 'APPROVED',
    at: at(8),
    actor: by(THIRD, '배준호'),
    ip: '10.0.0.3',
    data: { receiverUuid: THIRD, link: { via: 'MAIL', messageId: 'x' } },
  },
  { kind: 'ALL_SIGNED', at: at(8), actor: { kind: 'SYSTEM' }, data: {} },
  {
    kind: 'SEALED',
    at: at(9),
    actor: { kind: 'SYSTEM' },
    data: { sha256: 'b'.repeat(64), keyId: 'k1', time: at(9).toISOString() },
  },
];

function chainOf(events: readonly NewEvent[]): ChainEvent[] {
  let head = startChain(CONTRACT);
  return events.map((event) => {
    const next = appendEvent(head, event);
    head = next.head;
    return next.event;
  });
}

const message = (seconds: number): NewEvent => ({
  kind: 'MESSAGE_SENT',
  at: at(seconds),
  actor: { kind: 'SYSTEM' },
  data: { receiverUuid: FIRST, messageId: `m${seconds}`, template: 'SIGN_REQUEST', channel: 'MAIL', to: '' },
});

const ORDER = {
  certificateNo: 'DJ-C-2611-0001-ABCD',
  organizationName: '한빛물산',
  issuedAt: at(10),
  publicUrl: 'https://dojang.example',
  timestamped: false,
  marks: new Map(),
  attachments: new Map([[FIRST, [GIVEN, { name: '기록에 없는 것.pdf', sha256: 'd'.repeat(64) }]]]),
  senderMark: null,
  firstPage: null,
};

describe('the facts of a certificate', () => {
  const facts = deriveCertificateFacts(chainOf(EVENTS), ORDER);

  it('are those of the chain', () => {
    expect(facts).toMatchObject({
      title: '용역계약서',
      documentNo: 'HB-2611-0001',
      pageCount: 2,
      sentBy: '한빛물산 (김지수)',
      originalSha256: 'a'.repeat(64),
      sealedSha256: 'b'.repeat(64),
      keyId: 'k1',
      completedAt: at(9).toISOString(),
    });
    expect(facts.events).toHaveLength(EVENTS.length);
    expect(facts.events.at(-1)).toEqual({
      at: at(9).toISOString(),
      who: '도장',
      what: '모두 서명해서 문서를 잠갔어요',
      ip: null,
      device: null,
    });
  });

  it('name people as they were at the end: corrected, in whose place somebody else has come, and not who only gets a copy', () => {
    expect(facts.parties).toEqual([
      expect.objectContaining({
        order: 1,
        name: '정혜원',
        contact: '010-****-2731',
        verifiedBy: '휴대폰 본인 확인 (SKT), 문서 비밀번호',
        openedAt: at(2).toISOString(),
        signedAt: at(6).toISOString(),
        signedWord: '서명한 때',
        ip: '10.0.0.2',
        device: '아이폰 · 사파리',
        link: '김지수 님이 건넨 링크',
        attachments: [GIVEN],
      }),
      expect.objectContaining({
        order: 2,
        name: '배준호',
        verifiedBy: '링크를 여는 것 말고는 확인하지 않았어요',
        openedAt: null,
        signedWord: '검토한 때',
        ip: '10.0.0.3',
        device: null,
        link: '메일로 받은 링크',
        attachments: [],
      }),
    ]);
  });

  it('call people what they were called at the time', () => {
    const corrected = EVENTS.findIndex(({ kind }) => kind === 'CONTACT_CORRECTED');
    const told = [...EVENTS.slice(0, corrected), message(2), ...EVENTS.slice(corrected)];
    told.splice(corrected + 2, 0, message(3));
    const words = deriveCertificateFacts(chainOf(told), ORDER).events.map(({ what }) => what);
    expect(words.slice(corrected, corrected + 3)).toEqual([
      '정해원 님에게 메일을 보냈어요',
      '받는 분을 정해원 님에서 정혜원 님으로 바꿨어요 (a****@x.example → 010-****-2731)',
      '정혜원 님에게 메일을 보냈어요',
    ]);
  });

  it('list files under the names that the chain tells, whatever the rows say', () => {
    const told = EVENTS.map((event): NewEvent => {
      return event.kind === 'SIGNED'
        ? { ...event, data: { ...event.data, files: { id: '신분증.png' }, marks: { id: GIVEN.sha256 } } }
        : event;
    });
    const [party] = deriveCertificateFacts(chainOf(told), ORDER).parties;
    expect(party?.attachments).toEqual([{ name: '신분증.png', sha256: GIVEN.sha256 }]);
  });

  it('are not told of a contract that is not sealed', () => {
    expect(() => deriveCertificateFacts(chainOf(EVENTS.slice(0, -1)), ORDER)).toThrow(TypeError);
  });
});
