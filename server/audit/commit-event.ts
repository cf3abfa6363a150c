import type { Json } from '../../rules/canonical-json.ts';
import type { Actor, EventData, EventKind } from './events.ts';
import { commitValues, type Commitment, type Openings } from './openings.ts';

/**
 * How a property is recorded.
 *
 * - CLEAR: as plain text (ids, kinds, times, numbers and document hashes).
 *
 * - SHOWN: as a commitment that both the sealed document and the certificate open, because the value is printed on a
 * page anyway.
 *
 * - CLOSED: as a commitment that only the certificate opens.
 */
type Leaf = 'CLEAR' | 'SHOWN' | 'CLOSED';
type Scalar = string | number | boolean | null;
/**
 * Requires a rule for every property, including optional ones. `[rule]` applies to all items of a list or entries of a
 * map.
 */
type RuleOf<Value> = [Value] extends [Scalar | readonly Scalar[]]
  ? '' extends Value
    ? Leaf
    : 'CLEAR'
  : '' extends Value
    ? 'SHOWN' | 'CLOSED'
    : Value extends readonly (infer Item)[]
      ? readonly [RuleOf<Item>]
      : string extends keyof Value
        ? RuleOfMap<Value[string]>
        : { readonly [Name in keyof Value]-?: RuleOf<Exclude<Value[Name], undefined>> };
type RuleOfMap<Entry> = [Entry] extends [never]
  ? { readonly [none: string]: never }
  : Json extends Entry
    ? 'CLEAR'
    : readonly [RuleOf<Entry>];
type Rule = Leaf | readonly [Rule] | { readonly [member: string]: Rule };

const CONTACT = { name: 'SHOWN', email: 'CLOSED', phone: 'CLOSED' } as const;
const DELIVERY = {
  messageId: 'CLEAR',
  receiverUuid: 'CLEAR',
  channel: 'CLEAR',
  template: 'CLEAR',
  to: 'CLOSED',
} as const;
const FILLED = { values: ['SHOWN'], marks: ['SHOWN'], annotations: 'SHOWN', files: ['CLOSED'] } as const;
/** Values that were replaced stay closed here, because the event that first recorded them already opens them. */
const REPLACED = { values: ['CLOSED'], marks: ['CLOSED'], annotations: 'CLOSED', files: ['CLOSED'] } as const;
const LINK = {
  via: 'CLEAR',
  messageId: 'CLEAR',
  givenBy: 'CLEAR',
  sameBrowser: 'CLEAR',
  sameAddress: 'CLEAR',
} as const;
const PROVEN = { proof: 'CLEAR', keyless: 'CLEAR' } as const;
const RECEIVER = { receiverUuid: 'CLEAR' } as const;

const RULES: { readonly [Kind in EventKind]: RuleOf<EventData[Kind]> } = {
  CREATED: {
    title: 'SHOWN',
    documentNo: 'CLEAR',
    kind: 'CLEAR',
    files: [
      {
        fileId: 'CLEAR',
        name: 'CLOSED',
        sha256: 'CLEAR',
        normalisedSha256: 'CLEAR',
        firstPage: 'CLEAR',
        lastPage: 'CLEAR',
      },
    ],
    base: { sha256: 'CLEAR', pageCount: 'CLEAR' },
  },
  FILE_NORMALISED: {
    fileId: 'CLEAR',
    name: 'CLOSED',
    sha256: 'CLEAR',
    normalisedSha256: 'CLEAR',
    notices: 'CLEAR',
  },
  FILE_CONFIRMED: { fileId: 'CLEAR', name: 'CLOSED', normalisedSha256: 'CLEAR', confirmedAt: 'CLEAR' },
  FILE_ARRANGED: {
    fileId: 'CLEAR',
    name: 'CLOSED',
    sha256: 'CLEAR',
    normalisedSha256: 'CLEAR',
    arrangedSha256: 'CLEAR',
    pageCount: 'CLEAR',
    pages: 'CLEAR',
    turns: 'CLEAR',
    arrangedAt: 'CLEAR',
  },
  SENT: {
    organization: { organizationUuid: 'CLEAR', name: 'SHOWN' },
    expiresAt: 'CLEAR',
    receivers: [
      {
        ...RECEIVER,
        ...CONTACT,
        role: 'CLEAR',
        order: 'CLEAR',
        title: 'CLOSED',
        verifications: 'CLEAR',
        channels: 'CLEAR',
      },
    ],
    plan: 'CLEAR',
    ...FILLED,
  },
  MESSAGE_SENT: { ...DELIVERY, sentAs: 'CLEAR' },
  MESSAGE_FAILED: { ...DELIVERY, reason: 'CLOSED' },
  REMINDED: { receiverUuids: 'CLEAR' },
  LINK_GIVEN: RECEIVER,
  LINK_OPENED: { ...RECEIVER, link: LINK },
  STEP_VERIFIED: {
    ...RECEIVER,
    step: 'CLEAR',
    vendor: 'CLEAR',
    transactionId: 'CLEAR',
    name: 'CLOSED',
    phone: 'CLOSED',
  },
  VERIFICATION_LOCKED: { ...RECEIVER, step: 'CLEAR' },
  VERIFIED: { ...RECEIVER, steps: 'CLEAR' },
  ACCESS_CODE_CHANGED: RECEIVER,
  DOCUMENT_VIEWED: RECEIVER,
  CONSENTED: { ...RECEIVER, consents: [{ kind: 'CLEAR', version: 'CLEAR' }] },
  FINAL_CONFIRMED: { ...RECEIVER, version: 'CLEAR' },
  SIGNED: { ...RECEIVER, ...FILLED, ...PROVEN, link: LINK },
  APPROVED: { ...RECEIVER, ...PROVEN, link: LINK },
  QUESTION_ASKED: { ...RECEIVER, text: 'CLOSED' },
  VALUE_REQUESTED: { ...RECEIVER, requestId: 'CLEAR', fieldIds: 'CLEAR', message: 'CLOSED' },
  VALUE_CHANGED: { ...RECEIVER, requestId: 'CLEAR', before: REPLACED, after: FILLED, ...PROVEN },
  RECONFIRMED: { ...RECEIVER, requestId: 'CLEAR', ...PROVEN },
  DELEGATED: { ...RECEIVER, toReceiverUuid: 'CLEAR', before: CONTACT, after: CONTACT },
  CONTACT_CORRECTED: { ...RECEIVER, before: CONTACT, after: CONTACT },
  DECLINED: { ...RECEIVER, reason: 'CLOSED' },
  CANCELLED: { reason: 'CLOSED' },
  EXPIRED: { expiresAt: 'CLEAR' },
  EXTENDED: { before: 'CLEAR', after: 'CLEAR' },
  ALL_SIGNED: {},
  SEAL_HELD: { faults: 'CLEAR' },
  SEAL_RELEASED: {},
  SEALED: { sha256: 'CLEAR', keyId: 'CLEAR', time: 'CLEAR', bytes: 'CLEAR' },
  COPY_SENT: { ...DELIVERY, sentAs: 'CLEAR', attached: 'CLEAR' },
  DOWNLOADED: { what: 'CLEAR', receiverUuid: 'CLEAR' },
  ARCHIVED: { what: 'CLEAR', sha256: 'CLEAR', bytes: 'CLEAR' },
  DESTROYED: { what: 'CLEAR' },
};

type Members = { readonly [member: string]: Json };
type Text = string | Commitment;
/** An event in which commitments replace what users typed. In format 1, it contains the text itself. */
export type CommittedContent = {
  kind: EventKind;
  actor: Pick<Actor, 'kind' | 'id'> & { name?: Text };
  ip?: Text;
  userAgent?: Text;
  data: Members;
};

export type UncommittedContent = { kind: EventKind; actor: Actor; ip?: string; userAgent?: string; data: Members };

export function commitEvent({ kind, actor, ip, userAgent, data }: UncommittedContent): {
  closed: CommittedContent;
  openings: Openings;
} {
  const places: { commitment: Commitment; value: Json }[] = [];
  const close = (value: Json): Commitment => {
    const commitment = { c: '' };
    places.push({ commitment, value });
    return commitment;
  };
  const closed = {
    kind,
    actor: { ...actor, ...(actor.name !== undefined && { name: close(actor.name) }) },
    ...(ip !== undefined && { ip: close(ip) }),
    ...(userAgent !== undefined && { userAgent: close(userAgent) }),
    data: walkMembers(RULES[kind], data, close),
  };
  return { closed, openings: commitValues(places) };
}

/** Lists the event's commitments that the sealed document opens. */
export function listDisclosedCommitments({ kind, actor, data }: CommittedContent): string[] {
  const shown = typeof actor.name === 'object' ? [actor.name.c] : [];
  walkMembers(RULES[kind], data, (value, leaf) => {
    if (leaf === 'SHOWN' && typeof value === 'object' && value !== null && 'c' in value && typeof value.c === 'string')
      shown.push(value.c);
    return value;
  });
  return shown;
}

type Visit = (value: Json, leaf: Leaf) => Json;

function walk(rule: Rule | undefined, value: Json, visit: Visit): Json {
  if (rule === undefined) throw new TypeError('Nothing says whether a member of an event stays clear.');
  if (rule === 'CLEAR' || value === null) return value;
  if (rule === 'SHOWN' || rule === 'CLOSED') return visit(value, rule);
  if (isList(value)) return value.map((item) => walk(eachOf(rule), item, visit));
  if (typeof value !== 'object') throw new TypeError('A member of an event is not what its rule is for.');
  return walkMembers(rule, value, visit);
}

function walkMembers(rule: Exclude<Rule, Leaf>, members: Members, visit: Visit): Members {
  const ruleOf = (name: string) => (isEach(rule) ? rule[0] : Object.hasOwn(rule, name) ? rule[name] : undefined);
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, walk(ruleOf(name), value, visit)]));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isEach = (rule: Rule): rule is readonly [Rule] => Array.isArray(rule);
const eachOf = (rule: Rule) => (isEach(rule) ? rule[0] : undefined);
