import { toCanonicalJson } from '../../rules/canonical-json.ts';
import { CHAIN_FORMATS, hashText, GENESIS_HASH, openEvent, type ChainFormat, type CommittedEvent } from './chain.ts';
import { isEventKind, type ChainEvent } from './events.ts';
import { listCommitments, matchesCommitment, isCommitment, isOpening, type Openings } from './openings.ts';

type Fault =
  /** The event doesn't match its hash, or the next event links to another hash. */
  | { fault: 'EVENT_CHANGED'; index: number }
  /** An event is missing at this position. */
  | { fault: 'EVENT_MISSING'; index: number }
  /** An event is repeated or out of order. `index` is the first wrong position. */
  | { fault: 'ORDER'; index: number }
  /**
   * The event belongs to another contract, or the document number is wrong. `index` is null if this affects the whole
   * chain.
   */
  | { fault: 'FOREIGN'; index: number | null }
  | { fault: 'MALFORMED'; index: number | null };

type Broken = { ok: false } & Fault;
type Named = { contractId: string; documentNo: string | null; headHash: string };

/** Events as hashed. `unopened` lists the positions of events that contain a commitment without an opening. */
export type CommittedChainVerdict =
  | ({ ok: true; events: readonly CommittedEvent[]; openings: Openings; unopened: readonly number[] } & Named)
  | Broken;
export type ChainVerdict = ({ ok: true; events: readonly ChainEvent[]; title: string | null } & Named) | Broken;

type Expected = { length?: number; headHash?: string };

/**
 * Verifies a chain like `verifyCommittedChain`, and opens its events. Texts without an opening become empty, and a
 * missing title becomes null.
 */
export function verifyChain(chain: unknown, expected: Expected = {}): ChainVerdict {
  const verdict = verifyCommittedChain(chain, expected);
  if (!verdict.ok) return verdict;
  const { contractId, documentNo, headHash, events, openings } = verdict;
  const told = events.map((event) => openEvent(JSON.stringify(event), openings));
  const title = (told[0]?.kind === 'CREATED' && told[0].data.title) || null;
  return { ok: true, contractId, documentNo, headHash, title, events: told };
}

/**
 * Finds the first fault. A chain that was cut off at the end is still valid, so callers who know its length or last
 * hash should pass them in `expected`.
 */
export function verifyCommittedChain(chain: unknown, expected: Expected = {}): CommittedChainVerdict {
  const read = chain instanceof Uint8Array ? parseCanonical(chain) : chain;
  const format = isRecord(read) ? formatOf(read['format']) : null;
  if (!isRecord(read) || format === null || !onlyNames(read, MEMBERS[format]))
    return broken({ fault: 'MALFORMED', index: null });
  const { contractId, documentNo = null, events, openings = {} } = read;
  if (typeof contractId !== 'string' || !(documentNo === null || typeof documentNo === 'string'))
    return broken({ fault: 'MALFORMED', index: null });
  if (!Array.isArray(events) || !isOpenings(openings) || (format !== 1 && read['openings'] === undefined))
    return broken({ fault: 'MALFORMED', index: null });

  const links: Link[] = [];
  for (const [index, event] of events.entries()) {
    const canonical = isChainEvent(event, format) ? writeContent(event) : null;
    if (canonical === null) return broken({ fault: 'MALFORMED', index });
    links.push({ event, canonical });
  }
  const known = links.map(({ event }) => event);
  const unopened: number[] = [];
  const fault = faultIn(links, contractId) ?? faultAtEnd(known, expected) ?? faultInOpenings(known, openings, unopened);
  if (fault) return broken(fault);
  const first = known[0];
  if (documentNo !== ((first?.kind === 'CREATED' ? first.data['documentNo'] : null) ?? null))
    return broken({ fault: 'FOREIGN', index: null });
  const headHash = known.at(-1)?.hash ?? GENESIS_HASH;
  return { ok: true, contractId, documentNo, headHash, events: known, openings, unopened };
}

const broken = (fault: Fault): Broken => ({ ok: false, ...fault });

/** An event with the text that its hash covers. */
type Link = { event: CommittedEvent; canonical: string };

function faultIn(links: readonly Link[], contractId: string): Fault | null {
  let previousHash = GENESIS_HASH;
  for (const [place, { event, canonical }] of links.entries()) {
    if (event.contractId !== contractId) return { fault: 'FOREIGN', index: place };
    const { hash } = event;
    if (hashText(canonical) !== hash) return { fault: 'EVENT_CHANGED', index: event.index };
    if (event.index !== place) return misplaced(links, place, event.index);
    // Both events match their own hashes, so the earlier one was rewritten after this one had linked to it.
    if (event.previousHash !== previousHash) return { fault: 'EVENT_CHANGED', index: Math.max(place - 1, 0) };
    previousHash = hash;
  }
  return null;
}

function misplaced(links: readonly Link[], place: number, index: number): Fault {
  const isElsewhere = index < place || links.some(({ event }) => event.index === place);
  return { fault: isElsewhere ? 'ORDER' : 'EVENT_MISSING', index: place };
}

function faultAtEnd(events: readonly CommittedEvent[], expected: Expected): Fault | null {
  const { length, headHash } = expected;
  if (length !== undefined && events.length < length) return { fault: 'EVENT_MISSING', index: events.length };
  if (length !== undefined && events.length > length) return { fault: 'FOREIGN', index: length };
  const head = events.at(-1)?.hash ?? GENESIS_HASH;
  if (headHash === undefined || head === headHash) return null;
  const known = events.findIndex((event) => event.hash === headHash);
  if (known !== -1) return { fault: 'FOREIGN', index: known + 1 };
  return { fault: 'EVENT_MISSING', index: events.length };
}

/**
 * Checks that each opening matches a commitment, and adds the positions of events with unopened commitments to
 * `unopened`. An opening that matches nothing wasn't written by us.
 */
function faultInOpenings(events: readonly CommittedEvent[], openings: Openings, unopened: number[]): Fault | null {
  const spare = new Set(Object.keys(openings));
  for (const event of events) {
    let isOpened = true;
    for (const commitment of listCommitments(event)) {
      const opening = openings[commitment];
      if (opening && !matchesCommitment(commitment, opening)) return { fault: 'EVENT_CHANGED', index: event.index };
      isOpened &&= opening !== undefined;
      spare.delete(commitment);
    }
    if (!isOpened) unopened.push(event.index);
    const texts = [event.actor.name, event.ip, event.userAgent].filter(isCommitment);
    if (texts.some(({ c }) => typeof (openings[c]?.[1] ?? '') !== 'string'))
      return { fault: 'MALFORMED', index: event.index };
  }
  return spare.size > 0 ? { fault: 'MALFORMED', index: null } : null;
}

/** Parses JSON, or returns undefined if it isn't canonical, because other forms could carry hidden data. */
function parseCanonical(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    return toCanonicalJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

const MEMBERS = {
  1: ['format', 'contractId', 'documentNo', 'events'],
  2: ['format', 'contractId', 'documentNo', 'events', 'openings'],
} as const;

function formatOf(name: unknown): ChainFormat | null {
  if (name === CHAIN_FORMATS[1]) return 1;
  return name === CHAIN_FORMATS[2] ? 2 : null;
}

const HASH = /^[\da-f]{64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ACTORS: ReadonlySet<unknown> = new Set(['MEMBER', 'RECEIVER', 'SYSTEM']);
const NAMES = ['index', 'contractId', 'kind', 'at', 'actor', 'ip', 'userAgent', 'data', 'previousHash', 'hash'];

/** Checks everything except `data`. If the hash matches, we wrote `data`; if it doesn't, the content is irrelevant. */
function isChainEvent(value: unknown, format: ChainFormat): value is CommittedEvent {
  if (!isRecord(value) || !onlyNames(value, NAMES)) return false;
  const { index, contractId, kind, at, actor, ip, userAgent, data, previousHash, hash } = value;
  const isToldOrAbsent = (text: unknown) =>
    format === 1 ? isTextOrAbsent(text) : text === undefined || isCommitment(text);
  return (
    Number.isSafeInteger(index) &&
    typeof contractId === 'string' &&
    isEventKind(kind) &&
    INSTANT.test(String(at)) &&
    isRecord(actor) &&
    ACTORS.has(actor['kind']) &&
    isTextOrAbsent(actor['id']) &&
    isToldOrAbsent(actor['name']) &&
    onlyNames(actor, ['kind', 'id', 'name']) &&
    isToldOrAbsent(ip) &&
    isToldOrAbsent(userAgent) &&
    isRecord(data) &&
    HASH.test(String(previousHash)) &&
    HASH.test(String(hash))
  );
}

/**
 * Serialises an event without its hash. Returns null for values outside JSON, which only objects built in memory can
 * have.
 */
function writeContent({ hash: _, ...content }: CommittedEvent) {
  try {
    return toCanonicalJson(content);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOpenings = (value: unknown): value is Openings => isRecord(value) && Object.values(value).every(isOpening);
const isTextOrAbsent = (value: unknown) => value === undefined || typeof value === 'string';
const onlyNames = (value: object, names: readonly string[]) => Object.keys(value).every((name) => names.includes(name));
