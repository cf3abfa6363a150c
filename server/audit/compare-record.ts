import { toCanonicalJson } from '../../rules/canonical-json.ts';
import type { ChainFormat } from './chain.ts';
import type { ChainEvent, FilledValues, FrozenFile, RecordFault } from './events.ts';
import { checkActions } from './check-actions.ts';
import {
  findEndEvent,
  omitEmptyParts,
  collectFilledValues,
  collectReceivers,
  type RecordedReceiver,
  listUnfinishedReceivers,
} from './read-events.ts';
import type { ChainVerdict, CommittedChainVerdict } from './verify-chain.ts';

/** `detail` tells the operator what differs, without the value itself. */
export type Difference = { fault: RecordFault; detail: string };

/** A contract's chain: its verdict, its opened events, and the positions of events whose openings are missing. */
export type VerifiedRecord = {
  verdict: CommittedChainVerdict | ChainVerdict;
  format: ChainFormat;
  events: readonly ChainEvent[];
  unopened: readonly number[];
};

/** A contract's stored data, for comparison with its chain. */
export type StoredFacts = {
  organizationUuid: string;
  title: string;
  documentNo: string | null;
  kind: string;
  pageCount: number | null;
  baseSha256: string | null;
  sealedSha256: string | null;
  isEnded: boolean;
  files: readonly Pick<FrozenFile, 'fileId' | 'firstPage'>[];
  people: readonly RecordedReceiver[];
  /** True if receivers who have finished must agree to later changes. */
  asksOthers: boolean;
  plan: string;
  /** The sender's values. Null if a mark can't be decrypted for this contract. */
  sender: FilledValues | null;
  /** Each receiver's values. Null if they can't be decrypted for that receiver. */
  given: ReadonlyMap<string, FilledValues | null>;
  damaged: readonly { of: 'BASE' | 'SENDER' | 'RECEIVER'; sha256: string }[];
};

/**
 * Compares the stored data with the chain. A broken chain is the only difference returned, because there is nothing
 * left to compare with.
 */
export function compareRecord(
  { verdict, format, events, unopened }: VerifiedRecord,
  stored: StoredFacts,
  { isComplete }: { isComplete: boolean },
): Difference[] {
  if (!verdict.ok) return [describeChainFault(verdict)];
  if (unopened.length > 0)
    return unopened.map((index) => differs('VALUE_UNREADABLE', `event ${index}: nothing opens what it tells`));
  return [
    ...judgeBase(events, stored),
    ...judgeFacts(events, stored),
    // Format 1 records neither the plan nor the sender's values.
    ...(format === 1 ? [] : judgePlan(events, stored)),
    ...damagedOf('SENDER', 'PLAN_DIFFERS', stored),
    ...(stored.sender === null ? [differs('VALUE_UNREADABLE', 'the marks of the sender')] : []),
    ...judgeGiven(events, stored),
    ...(isComplete ? [...judgeEnd(events), ...checkActions(events, stored)] : []),
  ];
}

export const describeChainFault = ({ fault, index }: Extract<ChainVerdict, { ok: false }>) =>
  differs(fault, index === null ? 'the chain as a whole' : `event ${index}`);

const differs = (fault: RecordFault, detail: string): Difference => ({ fault, detail });

function damagedOf(whose: 'BASE' | 'SENDER' | 'RECEIVER', fault: RecordFault, { damaged }: StoredFacts) {
  return damaged.flatMap(({ of, sha256 }) =>
    of === whose ? [differs(fault, `the bytes of the stored file ${sha256}`)] : [],
  );
}

function judgeBase(events: readonly ChainEvent[], stored: StoredFacts): Difference[] {
  const created = events.find((event) => event.kind === 'CREATED');
  const isOther = created?.data.base.sha256 !== stored.baseSha256;
  return [
    ...(isOther ? [differs('BASE_DIFFERS', 'base_sha256 of the contract')] : []),
    ...damagedOf('BASE', 'BASE_DIFFERS', stored),
  ];
}

const fact = (holds: boolean, detail: string) => (holds ? [] : [differs('FACTS_DIFFER', detail)]);

function judgeFacts(events: readonly ChainEvent[], stored: StoredFacts): Difference[] {
  const created = events.find((event) => event.kind === 'CREATED')?.data;
  const sealed = events.findLast((event) => event.kind === 'SEALED')?.data.sha256 ?? null;
  const ending = findEndEvent(events);
  const sent = events.find((event) => event.kind === 'SENT')?.data;
  if (!created || !sent) return fact(false, 'no event of the sending');
  const places = (files: StoredFacts['files']) =>
    toCanonicalJson(Object.fromEntries(files.map(({ fileId, firstPage }) => [fileId, firstPage])));
  const { organizationUuid } = sent.organization ?? stored;
  return [
    ...fact(organizationUuid === stored.organizationUuid, 'the organisation'),
    ...fact(created.title === stored.title, 'the title'),
    ...fact(created.documentNo === stored.documentNo, 'the number of the document'),
    ...fact(created.kind === stored.kind, 'the kind of contract'),
    ...fact(created.base.pageCount === stored.pageCount, 'the number of pages'),
    ...fact(places(created.files) === places(stored.files), 'the files, or where they begin'),
    ...fact(sealed === stored.sealedSha256, 'the sealed file'),
    ...fact(
      stored.isEnded === (ending !== null),
      ending === null ? 'no event of the end' : `the contract ended by ${ending}`,
    ),
    ...judgePeople(collectReceivers(events), stored.people).flatMap((detail) => fact(false, detail)),
  ];
}

function judgePeople(told: ReadonlyMap<string, RecordedReceiver>, people: readonly RecordedReceiver[]) {
  const missing = [...told.keys()].filter((uuid) => !people.some(({ receiverUuid }) => receiverUuid === uuid));
  return [
    ...missing.map((uuid) => `receiver ${uuid}: no row`),
    ...people.flatMap((person) => {
      const { receiverUuid } = person;
      const known = told.get(receiverUuid);
      if (!known) return [`receiver ${receiverUuid}: no event`];
      const members = ['name', 'email', 'phone', 'role', 'order', 'verifications'] as const;
      return members.flatMap((member) =>
        isSame(known[member], person[member]) ? [] : [`receiver ${receiverUuid}: ${member}`],
      );
    }),
  ];
}

function judgePlan(events: readonly ChainEvent[], { plan, sender }: StoredFacts): Difference[] {
  const sent = events.find((event) => event.kind === 'SENT')?.data;
  if (!sent) return [];
  const { values = {}, marks = {}, annotations, files } = sent;
  const told = omitEmptyParts({ values, marks, annotations, files });
  const parts = sender ? differentParts(told, sender) : [];
  return [
    ...(sent.plan === plan ? [] : [differs('PLAN_DIFFERS', 'the fields or the settings')]),
    ...parts.map((part) => differs('PLAN_DIFFERS', `${part} of the sender`)),
  ];
}

function judgeGiven(events: readonly ChainEvent[], stored: StoredFacts): Difference[] {
  const told = collectFilledValues(events);
  const whoever = new Set([...told.keys(), ...stored.given.keys()]);
  return [
    ...[...whoever].flatMap((receiverUuid) => {
      const whose = `of receiver ${receiverUuid}`;
      const expected = told.get(receiverUuid);
      const present = stored.given.get(receiverUuid);
      if (present === null) return [differs('VALUE_UNREADABLE', `the values ${whose}`)];
      if (!expected) return [differs('VALUE_DIFFERS', `the values ${whose}: no event`)];
      if (!present) return [differs('VALUE_DIFFERS', `the values ${whose}: no row`)];
      const parts = differentParts(expected, present);
      return parts.map((part) => differs('VALUE_DIFFERS', `${part} ${whose}`));
    }),
    ...damagedOf('RECEIVER', 'VALUE_DIFFERS', stored),
  ];
}

function differentParts(told: FilledValues, stored: FilledValues) {
  const fieldIds = (['values', 'marks', 'files'] as const).flatMap((part) => {
    const [one, other] = [told[part] ?? {}, stored[part] ?? {}];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (fieldId) => !isSame(one[fieldId] ?? null, other[fieldId] ?? null),
    );
  });
  return [
    ...[...new Set(fieldIds)].map((fieldId) => `field ${fieldId}`),
    ...(told.annotations === stored.annotations ? [] : ['the annotations']),
  ];
}

/** Checks that everyone finished, and that ALL_SIGNED occurs exactly once, after the last receiver finished. */
function judgeEnd(events: readonly ChainEvent[]): Difference[] {
  const places = events.flatMap(({ kind }, place) => (kind === 'ALL_SIGNED' ? [place] : []));
  const [place] = places;
  if (place === undefined) return [differs('NOT_ALL_SIGNED', 'no ALL_SIGNED')];
  const late = events.slice(place).filter(({ kind }) => ACTS.has(kind));
  return [
    ...(places.length > 1 ? [differs('NOT_ALL_SIGNED', 'ALL_SIGNED stands more than once')] : []),
    ...late.map(({ kind, index }) => differs('NOT_ALL_SIGNED', `event ${index} (${kind}) behind ALL_SIGNED`)),
    ...listUnfinishedReceivers(events.slice(0, place)).map((uuid) =>
      differs('NOT_ALL_SIGNED', `receiver ${uuid} before ALL_SIGNED`),
    ),
  ];
}

const ACTS: ReadonlySet<string> = new Set([
  'SIGNED',
  'APPROVED',
  'VALUE_REQUESTED',
  'VALUE_CHANGED',
  'RECONFIRMED',
  'DELEGATED',
]);

const isSame = (one: unknown, other: unknown) => one === other || toCanonicalJson(one) === toCanonicalJson(other);
