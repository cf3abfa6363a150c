import { expect, test } from 'vitest';
import {
  appendAllEvents,
  buildChain,
  CHAIN_FORMATS,
  startChain,
  type ChainFormat,
} from '../../../server/audit/chain.ts';
import type { NewEvent } from '../../../server/audit/events.ts';
import { compareRecord, type StoredFacts } from '../../../server/audit/compare-record.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { CONTRACT, STORY as TOLD } from '../../support/chain.ts';

const RECEIVER = '019b0000-0000-7000-8000-00000000a11c';
const SHA = 'a'.repeat(64);
const MARK = 'b'.repeat(64);

const byReceiver = { at: new Date(Date.UTC(2026, 10, 20, 5, 4)), actor: { kind: 'RECEIVER', id: RECEIVER } } as const;
const consentTo = (kind: 'ELECTRONIC_SIGNATURE' | 'PERSONAL_INFORMATION'): NewEvent => ({
  kind: 'CONSENTED',
  ...byReceiver,
  data: { receiverUuid: RECEIVER, consents: [{ kind, version: '2026-11' }] },
});
const VERIFIED: NewEvent = { kind: 'VERIFIED', ...byReceiver, data: { receiverUuid: RECEIVER, steps: ['EMAIL_CODE'] } };
const ADMITTED = [VERIFIED, consentTo('ELECTRONIC_SIGNATURE'), consentTo('PERSONAL_INFORMATION')];
const STORY = TOLD.flatMap((event) => (event.kind === 'LINK_OPENED' ? [event, ...ADMITTED] : [event]));

/** Builds the test story's chain in this format, and judges it. */
function recordOf(format: ChainFormat, story: readonly NewEvent[] = STORY) {
  const start = startChain(CONTRACT, format);
  const { appended, head } = appendAllEvents(start, story);
  const { events, openings } = buildChain(start, appended);
  const chain = {
    format: CHAIN_FORMATS[format],
    contractId: CONTRACT,
    documentNo: 'HB-2611-0482',
    events,
    ...(format === 2 && { openings }),
  };
  const verdict = verifyChain(chain, { length: head.length, headHash: head.hash });
  return { verdict, format, events: appended.map(({ event }) => event), unopened: [] };
}

const STORED: StoredFacts = {
  organizationUuid: '019b0000-0000-7000-8000-00000000a0a0',
  title: '2026년 근로계약서_이도윤',
  documentNo: 'HB-2611-0482',
  kind: 'NORMAL',
  pageCount: 3,
  baseSha256: SHA,
  sealedSha256: null,
  isEnded: false,
  files: [{ fileId: '019b0000-0000-7000-8000-00000000f11e', firstPage: 1 }],
  people: [
    {
      receiverUuid: RECEIVER,
      name: '이도윤',
      email: 'd***@hanbit.example',
      phone: null,
      role: 'SIGNER',
      order: 1,
      verifications: ['EMAIL_CODE'],
    },
  ],
  asksOthers: true,
  plan: 'c'.repeat(64),
  sender: { values: {}, marks: {} },
  given: new Map([[RECEIVER, { values: { one: '부산광역시 해운대구' }, marks: { two: MARK } }]]),
  damaged: [],
};
const judge = (change: Partial<StoredFacts>, story?: readonly NewEvent[]) =>
  compareRecord(recordOf(1, story), { ...STORED, ...change }, { isComplete: true }).map(
    ({ fault, detail }) => `${fault}: ${detail}`,
  );
const [person] = STORED.people;
const some = (...events: (NewEvent | undefined)[]) => events.flatMap((event) => event ?? []);
const told = (values: Record<string, string>) => new Map([[RECEIVER, { values, marks: { two: MARK } }]]);

test('a chain of the first format: what it does not tell is not compared', () => {
  expect(judge({})).toEqual([]);
  expect(judge({ plan: 'd'.repeat(64), sender: { values: { three: '300' }, marks: {} } })).toEqual([]);
});

test.each<[Partial<StoredFacts>, string]>([
  [{ title: '증여계약서' }, 'FACTS_DIFFER: the title'],
  [{ documentNo: 'HB-2611-0483' }, 'FACTS_DIFFER: the number of the document'],
  [{ pageCount: 4 }, 'FACTS_DIFFER: the number of pages'],
  [{ sealedSha256: SHA }, 'FACTS_DIFFER: the sealed file'],
  [{ isEnded: true }, 'FACTS_DIFFER: no event of the end'],
  [{ files: [] }, 'FACTS_DIFFER: the files, or where they begin'],
  [{ people: [] }, `FACTS_DIFFER: receiver ${RECEIVER}: no row`],
  [{ people: person ? [{ ...person, order: 2 }] : [] }, `FACTS_DIFFER: receiver ${RECEIVER}: order`],
  [{ people: person ? [{ ...person, verifications: [] }] : [] }, `FACTS_DIFFER: receiver ${RECEIVER}: verifications`],
  [{ baseSha256: MARK }, 'BASE_DIFFERS: base_sha256 of the contract'],
  [{ damaged: [{ of: 'BASE', sha256: SHA }] }, `BASE_DIFFERS: the bytes of the stored file ${SHA}`],
  [{ damaged: [{ of: 'SENDER', sha256: MARK }] }, `PLAN_DIFFERS: the bytes of the stored file ${MARK}`],
  [{ damaged: [{ of: 'RECEIVER', sha256: MARK }] }, `VALUE_DIFFERS: the bytes of the stored file ${MARK}`],
  [{ sender: null }, 'VALUE_UNREADABLE: the marks of the sender'],
  [{ given: new Map([[RECEIVER, null]]) }, `VALUE_UNREADABLE: the values of receiver ${RECEIVER}`],
  [{ given: new Map() }, `VALUE_DIFFERS: the values of receiver ${RECEIVER}: no row`],
  [{ given: told({ one: '서울' }) }, `VALUE_DIFFERS: field one of receiver ${RECEIVER}`],
  [{ given: told({}) }, `VALUE_DIFFERS: field one of receiver ${RECEIVER}`],
  [{ given: told({ one: '부산광역시 해운대구', more: '1' }) }, `VALUE_DIFFERS: field more of receiver ${RECEIVER}`],
])('%j', (change, expected) => {
  expect(judge(change)).toEqual([expected]);
});

test('a chain of the second format tells the plan and what the sender put on the pages', () => {
  const sender = { values: { three: [1, '300'] as [number, string] }, marks: {}, annotations: MARK };
  const story = STORY.map((event): NewEvent =>
    event.kind === 'SENT' ? { ...event, data: { ...event.data, plan: STORED.plan, ...sender } } : event,
  );
  const differences = (change: Partial<StoredFacts>) =>
    compareRecord(recordOf(2, story), { ...STORED, sender, ...change }, { isComplete: true }).map(
      ({ detail }) => detail,
    );
  expect(differences({})).toEqual([]);
  expect(differences({ plan: MARK })).toEqual(['the fields or the settings']);
  expect(differences({ sender: { ...sender, values: { three: [2, '300'] } } })).toEqual(['field three of the sender']);
  expect(differences({ sender: { values: sender.values, marks: {} } })).toEqual(['the annotations of the sender']);
});

test('everybody has finished, and ALL_SIGNED stands behind the last of them', () => {
  const [created, sent, ...rest] = STORY;
  const opened = rest.slice(0, -2);
  const [signed, all] = rest.slice(-2);
  expect(judge({}, some(created, sent, ...opened, signed))).toEqual(['NOT_ALL_SIGNED: no ALL_SIGNED']);
  expect(judge({}, some(created, sent, ...opened, all, signed))).toEqual([
    'NOT_ALL_SIGNED: event 7 (SIGNED) behind ALL_SIGNED',
    `NOT_ALL_SIGNED: receiver ${RECEIVER} before ALL_SIGNED`,
  ]);
  expect(judge({}, some(created, sent, ...opened, signed, all, all))).toEqual([
    'NOT_ALL_SIGNED: ALL_SIGNED stands more than once',
  ]);
  expect(judge({ given: new Map() }, some(created, sent, ...opened, all))).toEqual([
    `NOT_ALL_SIGNED: receiver ${RECEIVER} before ALL_SIGNED`,
  ]);
  const cancelled: NewEvent = { kind: 'CANCELLED', at: new Date(), actor: { kind: 'SYSTEM' }, data: { reason: '' } };
  expect(judge({}, some(created, sent, ...opened, signed, cancelled, all))).toEqual([
    'FACTS_DIFFER: the contract ended by CANCELLED',
  ]);
});

test('a chain that is broken is no measure, and nothing else is told beside it', () => {
  const record = recordOf(1);
  const head = { length: record.events.length + 1 };
  const verdict = verifyChain(
    { format: CHAIN_FORMATS[1], contractId: CONTRACT, documentNo: 'HB-2611-0482', events: record.events },
    head,
  );
  expect(compareRecord({ ...record, verdict }, { ...STORED, title: '' }, { isComplete: true })).toEqual([
    { fault: 'EVENT_MISSING', detail: 'event 8' },
  ]);
  expect(compareRecord({ ...record, unopened: [1] }, { ...STORED, title: '' }, { isComplete: true })).toEqual([
    { fault: 'VALUE_UNREADABLE', detail: 'event 1: nothing opens what it tells' },
  ]);
});

const OTHER = '019b0000-0000-7000-8000-00000000b0b0';

test('a chain that names the organisation that sent is of no other', () => {
  const { organizationUuid } = STORED;
  const story = STORY.map((event): NewEvent =>
    event.kind === 'SENT'
      ? { ...event, data: { ...event.data, organization: { organizationUuid, name: '한빛물산' } } }
      : event,
  );
  expect(judge({}, story)).toEqual([]);
  expect(judge({ organizationUuid: OTHER }, story)).toEqual(['FACTS_DIFFER: the organisation']);
});

const lack = (what: string) => `NOT_ALL_SIGNED: receiver ${RECEIVER}: ${what}`;

const without = (...gone: NewEvent[]) => STORY.filter((event) => !gone.includes(event));

test('nobody acts before they were verified, have agreed, and it is their turn', () => {
  const [verified, electronic, personal] = ADMITTED;
  expect(judge({}, without(...some(verified)))).toEqual([lack('no step EMAIL_CODE')]);
  expect(judge({}, without(...some(electronic, personal)))).toEqual([
    lack('no consent ELECTRONIC_SIGNATURE'),
    lack('no consent PERSONAL_INFORMATION'),
  ]);
});

test('whoever had finished has agreed to what somebody changed later', () => {
  const requestId = '019b0000-0000-7000-8000-00000000a5c0';
  const all = STORY.at(-1);
  const of = (receiverUuid: string) =>
    STORY.slice(2, -1).map((event): NewEvent =>
      JSON.parse(JSON.stringify(event).replaceAll(RECEIVER, receiverUuid), revive),
    );
  const changed: NewEvent = {
    kind: 'VALUE_CHANGED',
    ...byReceiver,
    data: {
      receiverUuid: OTHER,
      requestId,
      before: { values: { one: '부산광역시 해운대구' }, marks: {} },
      after: { values: { one: '서울' }, marks: {} },
    },
  };
  const agreed: NewEvent = { kind: 'RECONFIRMED', ...byReceiver, data: { receiverUuid: RECEIVER, requestId } };
  const judgeChange = (more: NewEvent[], change: Partial<StoredFacts> = {}) =>
    judge(change, [...STORY.slice(0, -1), ...of(OTHER), changed, ...more, ...some(all)]).filter((said) =>
      said.includes('agree'),
    );
  expect(judgeChange([agreed])).toEqual([]);
  expect(judgeChange([])).toEqual([lack(`did not agree to what request ${requestId} changed`)]);
  expect(judgeChange([], { asksOthers: false })).toEqual([]);
});

const revive = (name: string, value: unknown) => (name === 'at' ? new Date(String(value)) : value);
