import type { ChainEvent, PrintedValue } from '../../audit/events.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import type { SealKind } from '../seal/seal-dictionary.ts';
import { findBaseEnd, type SealLocation } from './find-seals.ts';
import type { PrefixHashes } from './prefix-hashes.ts';
import { createDrawnContentChecker } from './read-drawn.ts';

export type Contradiction =
  /** The base of the sealed file isn't the document that was sent. */
  | 'BASE_DIFFERS'
  /** The chain ends before everyone who was asked signed or approved. */
  | 'NOT_ALL_SIGNED'
  | 'VALUE_NOT_DRAWN';

export type SealedRecord = {
  sealed: Buffer;
  hashes: PrefixHashes;
  place: SealLocation;
  kind: SealKind | null;
  events: readonly ChainEvent[];
};

/**
 * Finds contradictions between a valid seal and its valid chain. Somebody with the key could seal another document, but
 * the file would give that away.
 */
export function findContradiction(record: SealedRecord): Contradiction | null {
  const { sealed, kind, events } = record;
  if (kind === 'DOCUMENT' && !isBaseAsSent(record)) return 'BASE_DIFFERS';
  if (!haveAllSigned(events, kind)) return 'NOT_ALL_SIGNED';
  return kind === 'DOCUMENT' && listUndrawnValues(sealed, events).length > 0 ? 'VALUE_NOT_DRAWN' : null;
}

/**
 * Returns whether the sealed file starts with the document that was sent. Its base may have had no final line break.
 */
function isBaseAsSent({ sealed, hashes, place, events }: SealedRecord): boolean {
  const sent = events.find((event) => event.kind === 'CREATED')?.data.base.sha256;
  const end = findBaseEnd(sealed, place);
  return end !== null && [end, end - 1].some((length) => hashes.upTo(length).digest('hex') === sent);
}

/** Returns whether everyone who was asked, or their delegate, finished before the chain's end. */
function haveAllSigned(events: readonly ChainEvent[], kind: SealKind | null): boolean {
  const waitedFor = new Map<string, 'SIGNED' | 'APPROVED'>();
  let isSent = false;
  for (const [index, event] of events.entries()) {
    if (event.kind === 'SENT') {
      isSent = true;
      for (const { receiverUuid, role } of event.data.receivers)
        if (role !== 'VIEWER') waitedFor.set(receiverUuid, role === 'SIGNER' ? 'SIGNED' : 'APPROVED');
    }
    if (event.kind === 'DELEGATED') {
      const { receiverUuid, toReceiverUuid } = event.data;
      const act = waitedFor.get(receiverUuid);
      if (act && waitedFor.delete(receiverUuid)) waitedFor.set(toReceiverUuid, act);
    }
    if (event.kind === 'SIGNED' || event.kind === 'APPROVED') {
      const { receiverUuid } = event.data;
      if (waitedFor.get(receiverUuid) === event.kind) waitedFor.delete(receiverUuid);
    }
    if (event.kind === 'ALL_SIGNED')
      return isSent && waitedFor.size === 0 && (kind !== 'DOCUMENT' || index === events.length - 1);
  }
  return false;
}

/** A value that its page doesn't show. `page` is null if the chain never opens its commitment. */
export type UndrawnValue = { fieldId: string; page: number | null };

/**
 * Lists the chain's values that their pages don't show. Skips format 1, which has no page numbers, and ticks, which
 * aren't text.
 *
 * If the chain commits to a plan, all values must be open, so this also lists unopened ones.
 */
export function listUndrawnValues(sealed: Buffer, events: readonly ChainEvent[]): UndrawnValue[] {
  const values = [...lastValues(events)];
  const isPlanned = events.some((event) => event.kind === 'SENT' && event.data.plan !== undefined);
  const isDrawn = values.some(([, value]) => typeof value !== 'string')
    ? createDrawnContentChecker(openPdf(sealed))
    : null;
  return values.flatMap(([fieldId, value]) => {
    if (typeof value === 'string') return isPlanned && value === '' ? { fieldId, page: null } : [];
    const [page, printed] = value;
    return printed === true || isDrawn?.(page, [printed].flat().join('')) ? [] : { fieldId, page };
  });
}

function lastValues(events: readonly ChainEvent[]): Map<string, PrintedValue> {
  const values = new Map<string, PrintedValue>();
  const keep = (given: { [fieldId: string]: PrintedValue } = {}) => {
    for (const [fieldId, value] of Object.entries(given)) values.set(fieldId, value);
  };
  for (const event of events) {
    if (event.kind === 'SENT' || event.kind === 'SIGNED') keep(event.data.values);
    if (event.kind === 'VALUE_CHANGED') {
      for (const fieldId of Object.keys(event.data.before.values)) values.delete(fieldId);
      keep(event.data.after.values);
    }
  }
  return values;
}
