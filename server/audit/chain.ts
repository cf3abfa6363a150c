import { createHash } from 'node:crypto';
import { canonicalJson } from '../../rules/canonical-json.ts';
import { closeEvent, shownIn, type ClosedContent } from './close-event.ts';
import type { ChainEvent, NewEvent } from './events.ts';
import { commitmentsIn, isCommitment, type Openings } from './openings.ts';

/** In the first format, events contain what people wrote. In the second, they contain commitments to it. */
export const CHAIN_FORMATS = { 1: 'dojang-chain-1', 2: 'dojang-chain-2' } as const;
export type ChainFormat = keyof typeof CHAIN_FORMATS;
/** The format of new chains. */
export const PRESENT_FORMAT = 2;
/** The previous hash of the first event. */
export const NO_HASH = '0'.repeat(64);

/** The end of a chain, to which the next event is appended. */
export type ChainHead = { contractId: string; format: ChainFormat; length: number; hash: string };
/** An event as it is hashed and stored. */
export type ClosedEvent = ClosedContent & {
  index: number;
  contractId: string;
  at: string;
  previousHash: string;
  hash: string;
};
export type ClosedChain = {
  contractId: string;
  format: ChainFormat;
  events: readonly ClosedEvent[];
  /** What opens the commitments of the events. Empty in the first format. */
  openings: Openings;
};

export const emptyChain = (contractId: string, format: ChainFormat = PRESENT_FORMAT): ChainHead => ({
  contractId,
  format,
  length: 0,
  hash: NO_HASH,
});

export const hashText = (canonical: string) => createHash('sha256').update(canonical).digest('hex');
export const hashOf = (content: Omit<ClosedEvent, 'hash'>) => hashText(canonicalJson(content));

export type Appended = { closed: ClosedEvent; openings: Openings; event: ChainEvent; head: ChainHead };

/** Creates the next event of the chain. The head that was passed in does not change: keep the one that is returned. */
export function appendEvent(head: ChainHead, { at, ...event }: NewEvent): Appended {
  const { contractId, format, length, hash: previousHash } = head;
  const place = { index: length, contractId, at: at.toISOString(), previousHash };
  const { closed, openings } = format === 1 ? { closed: event, openings: {} } : closeEvent(event);
  const content = { ...closed, ...place };
  const hash = hashOf(content);
  return {
    closed: { ...content, hash },
    openings,
    event: { ...event, ...place, hash },
    head: { contractId, format, length: length + 1, hash },
  };
}

export function appendAll(head: ChainHead, events: readonly NewEvent[]): { appended: Appended[]; head: ChainHead } {
  let last = head;
  const appended = events.map((event) => {
    const next = appendEvent(last, event);
    last = next.head;
    return next;
  });
  return { appended, head: last };
}

/** Creates a chain that is not in a database. */
export const chainOf = ({ contractId, format }: ChainHead, appended: readonly Appended[]): ClosedChain => ({
  contractId,
  format,
  events: appended.map(({ closed }) => closed),
  openings: Object.assign({}, ...appended.map(({ openings }) => openings)),
});

/** Restores an event to its original content from its JSON. A text without an opening is empty. */
export function openEvent(json: string, openings: Openings): ChainEvent {
  const event = JSON.parse(json);
  openWithin(event, openings);
  return event;
}

/** A reviver would be called for every member, which takes three times as long. */
function openWithin(holder: object, openings: Openings) {
  for (const [name, value] of Object.entries(holder)) {
    if (isCommitment(value)) Reflect.set(holder, name, openings[value.c]?.[1] ?? '');
    else if (typeof value === 'object' && value !== null) openWithin(value, openings);
  }
}

/**
 * Creates chain.json, which is attached to sealed files. It is canonical, so that the same chain always has the same
 * bytes. The document opens what is on its pages, and the certificate opens everything. Neither opens what was
 * destroyed.
 */
export function exportChain(
  { contractId, format, events, openings }: ClosedChain,
  opened: 'DOCUMENT' | 'CERTIFICATE',
): Uint8Array {
  const first = events[0];
  const documentNo = first?.kind === 'CREATED' ? first.data['documentNo'] : undefined;
  return Buffer.from(
    canonicalJson({
      format: CHAIN_FORMATS[format],
      contractId,
      ...(documentNo !== undefined && { documentNo }),
      events,
      ...(format !== 1 && { openings: pick(openings, events, opened) }),
    }),
  );
}

function pick(openings: Openings, events: readonly ClosedEvent[], opened: 'DOCUMENT' | 'CERTIFICATE'): Openings {
  const picked: { [commitment: string]: Openings[string] } = {};
  for (const event of events)
    for (const commitment of opened === 'DOCUMENT' ? shownIn(event) : commitmentsIn(event)) {
      const opening = openings[commitment];
      if (opening) picked[commitment] = opening;
    }
  return picked;
}
