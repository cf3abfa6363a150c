import { createHash } from 'node:crypto';
import { toCanonicalJson } from '../../rules/canonical-json.ts';
import { commitEvent, listDisclosedCommitments, type CommittedContent } from './commit-event.ts';
import type { ChainEvent, NewEvent } from './events.ts';
import { listCommitments, isCommitment, type Openings } from './openings.ts';

/** Format 1 events contain what users typed as plain text. Format 2 events contain commitments to it. */
export const CHAIN_FORMATS = { 1: 'dojang-chain-1', 2: 'dojang-chain-2' } as const;
export type ChainFormat = keyof typeof CHAIN_FORMATS;
export const CURRENT_FORMAT = 2;
export const GENESIS_HASH = '0'.repeat(64);

/** The position and hash of a chain's last event, which the next event refers to. */
export type ChainHead = { contractId: string; format: ChainFormat; length: number; hash: string };
export type CommittedEvent = CommittedContent & {
  index: number;
  contractId: string;
  at: string;
  previousHash: string;
  hash: string;
};
export type CommittedChain = {
  contractId: string;
  format: ChainFormat;
  events: readonly CommittedEvent[];
  /** Openings for the event's commitments. Empty in format 1. */
  openings: Openings;
};

export const startChain = (contractId: string, format: ChainFormat = CURRENT_FORMAT): ChainHead => ({
  contractId,
  format,
  length: 0,
  hash: GENESIS_HASH,
});

export const hashText = (canonical: string) => createHash('sha256').update(canonical).digest('hex');
export const hashEvent = (content: Omit<CommittedEvent, 'hash'>) => hashText(toCanonicalJson(content));

export type AppendedEvent = { closed: CommittedEvent; openings: Openings; event: ChainEvent; head: ChainHead };

/** Creates the next event and the new head, without modifying the given one. */
export function appendEvent(head: ChainHead, { at, ...event }: NewEvent): AppendedEvent {
  const { contractId, format, length, hash: previousHash } = head;
  const place = { index: length, contractId, at: at.toISOString(), previousHash };
  const { closed, openings } = format === 1 ? { closed: event, openings: {} } : commitEvent(event);
  const content = { ...closed, ...place };
  const hash = hashEvent(content);
  return {
    closed: { ...content, hash },
    openings,
    event: { ...event, ...place, hash },
    head: { contractId, format, length: length + 1, hash },
  };
}

export function appendAllEvents(
  head: ChainHead,
  events: readonly NewEvent[],
): { appended: AppendedEvent[]; head: ChainHead } {
  let last = head;
  const appended = events.map((event) => {
    const next = appendEvent(last, event);
    last = next.head;
    return next;
  });
  return { appended, head: last };
}

export const buildChain = ({ contractId, format }: ChainHead, appended: readonly AppendedEvent[]): CommittedChain => ({
  contractId,
  format,
  events: appended.map(({ closed }) => closed),
  openings: Object.assign({}, ...appended.map(({ openings }) => openings)),
});

/** Restores an event's texts from its openings. Texts whose opening was deleted become empty. */
export function openEvent(json: string, openings: Openings): ChainEvent {
  const event = JSON.parse(json);
  openWithin(event, openings);
  return event;
}

/** Recurses by hand, because a JSON.parse reviver is called for every property and takes three times as long. */
function openWithin(holder: object, openings: Openings) {
  for (const [name, value] of Object.entries(holder)) {
    if (isCommitment(value)) Reflect.set(holder, name, openings[value.c]?.[1] ?? '');
    else if (typeof value === 'object' && value !== null) openWithin(value, openings);
  }
}

/**
 * Creates chain.json for attaching to sealed files. It is canonical, so the same chain always gives the same bytes.
 *
 * The document gets the openings of values printed on its pages, and the certificate gets them all, except those that
 * were deleted.
 */
export function exportChain(
  { contractId, format, events, openings }: CommittedChain,
  opened: 'DOCUMENT' | 'CERTIFICATE',
): Uint8Array {
  const first = events[0];
  const documentNo = first?.kind === 'CREATED' ? first.data['documentNo'] : undefined;
  return Buffer.from(
    toCanonicalJson({
      format: CHAIN_FORMATS[format],
      contractId,
      ...(documentNo !== undefined && { documentNo }),
      events,
      ...(format !== 1 && { openings: pick(openings, events, opened) }),
    }),
  );
}

function pick(openings: Openings, events: readonly CommittedEvent[], opened: 'DOCUMENT' | 'CERTIFICATE'): Openings {
  const picked: { [commitment: string]: Openings[string] } = {};
  for (const event of events)
    for (const commitment of opened === 'DOCUMENT' ? listDisclosedCommitments(event) : listCommitments(event)) {
      const opening = openings[commitment];
      if (opening) picked[commitment] = opening;
    }
  return picked;
}
