import { canonicalJson } from './canonical-json.ts';
import { CHAIN_FORMAT, hashOf, NO_HASH } from './chain.ts';
import { isEventKind, type ChainEvent } from './events.ts';

type Fault =
  /** The content of this event is not what was hashed, or what the next one was hung on. */
  | { fault: 'EVENT_CHANGED'; index: number }
  /** No event stands where this one was. */
  | { fault: 'EVENT_MISSING'; index: number }
  /** An event stands twice, or not in its place. `index` is the first place that is wrong. */
  | { fault: 'ORDER'; index: number }
  /** It belongs to another contract, or the number of the document is another. `index` is null for the whole. */
  | { fault: 'FOREIGN'; index: number | null }
  /** It is not a chain as we write it. */
  | { fault: 'MALFORMED'; index: number | null };

export type ChainVerdict =
  | {
      ok: true;
      contractId: string;
      documentNo: string | null;
      title: string | null;
      headHash: string;
      events: readonly ChainEvent[];
    }
  | ({ ok: false } & Fault);

/**
 * Finds the first fault. A chain that was cut off at its end is whole by itself: who knows the length or the hash of the
 * head says so in `expected`.
 */
export function verifyChain(chain: unknown, expected: { length?: number; headHash?: string } = {}): ChainVerdict {
  const read = chain instanceof Uint8Array ? parseCanonical(chain) : chain;
  if (!isRecord(read) || read['format'] !== CHAIN_FORMAT) return broken({ fault: 'MALFORMED', index: null });
  const { contractId, documentNo = null, events } = read;
  if (typeof contractId !== 'string' || !(documentNo === null || typeof documentNo === 'string'))
    return broken({ fault: 'MALFORMED', index: null });
  if (!Array.isArray(events) || !onlyNames(read, ['format', 'contractId', 'documentNo', 'events']))
    return broken({ fault: 'MALFORMED', index: null });

  const links: unknown[] = events;
  const wrong = links.findIndex((event) => !isChainEvent(event));
  if (wrong !== -1) return broken({ fault: 'MALFORMED', index: wrong });
  const known = links.filter(isChainEvent);
  const fault = faultIn(known, contractId) ?? faultAtEnd(known, expected);
  if (fault) return broken(fault);
  const first = known[0];
  const created = first?.kind === 'CREATED' ? first.data : null;
  if (documentNo !== (created?.documentNo ?? null)) return broken({ fault: 'FOREIGN', index: null });
  return {
    ok: true,
    contractId,
    documentNo,
    title: created?.title ?? null,
    headHash: known.at(-1)?.hash ?? NO_HASH,
    events: known,
  };
}

const broken = (fault: Fault): ChainVerdict => ({ ok: false, ...fault });

function faultIn(events: readonly ChainEvent[], contractId: string): Fault | null {
  let previousHash = NO_HASH;
  for (const [place, event] of events.entries()) {
    if (event.contractId !== contractId) return { fault: 'FOREIGN', index: place };
    const { hash, ...content } = event;
    if (hashOf(content) !== hash) return { fault: 'EVENT_CHANGED', index: event.index };
    if (event.index !== place) return misplaced(events, place, event.index);
    // Both are whole by themselves, so the one before was written anew after this one was hung on it.
    if (event.previousHash !== previousHash) return { fault: 'EVENT_CHANGED', index: Math.max(place - 1, 0) };
    previousHash = hash;
  }
  return null;
}

function misplaced(events: readonly ChainEvent[], place: number, index: number): Fault {
  const isElsewhere = index < place || events.some((event) => event.index === place);
  return { fault: isElsewhere ? 'ORDER' : 'EVENT_MISSING', index: place };
}

function faultAtEnd(events: readonly ChainEvent[], expected: { length?: number; headHash?: string }): Fault | null {
  const { length, headHash } = expected;
  if (length !== undefined && events.length < length) return { fault: 'EVENT_MISSING', index: events.length };
  if (length !== undefined && events.length > length) return { fault: 'FOREIGN', index: length };
  const head = events.at(-1)?.hash ?? NO_HASH;
  if (headHash === undefined || head === headHash) return null;
  const known = events.findIndex((event) => event.hash === headHash);
  if (known !== -1) return { fault: 'FOREIGN', index: known + 1 };
  return { fault: 'EVENT_MISSING', index: events.length };
}

/** Undefined for anything that is not spelt as we spell it: a second spelling could hide something. */
function parseCanonical(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return canonicalJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

const HASH = /^[\da-f]{64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ACTORS: ReadonlySet<unknown> = new Set(['MEMBER', 'RECEIVER', 'SYSTEM']);
const NAMES = ['index', 'contractId', 'kind', 'at', 'actor', 'ip', 'userAgent', 'data', 'previousHash', 'hash'];

/** The frame of an event. What stands in `data` is as we wrote it if the hash fits, and of no meaning if not. */
function isChainEvent(value: unknown): value is ChainEvent {
  if (!isRecord(value) || !onlyNames(value, NAMES)) return false;
  const { index, contractId, kind, at, actor, ip, userAgent, data, previousHash, hash } = value;
  return (
    Number.isSafeInteger(index) &&
    typeof contractId === 'string' &&
    isEventKind(kind) &&
    INSTANT.test(String(at)) &&
    isRecord(actor) &&
    ACTORS.has(actor['kind']) &&
    isTextOrAbsent(actor['id']) &&
    isTextOrAbsent(actor['name']) &&
    onlyNames(actor, ['kind', 'id', 'name']) &&
    isTextOrAbsent(ip) &&
    isTextOrAbsent(userAgent) &&
    isRecord(data) &&
    HASH.test(String(previousHash)) &&
    HASH.test(String(hash)) &&
    isWritable(value)
  );
}

/** False for what no JSON can hold: only an object that was made by hand can come so far. */
function isWritable(value: unknown) {
  try {
    canonicalJson(value);
    return true;
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === 'string';
const onlyNames = (value: object, names: readonly string[]) => Object.keys(value).every((name) => names.includes(name));
