import type { components } from '#openapi';

export type FieldKind = components['schemas']['FieldKind'];

type KindFacts = {
  /** A drawn mark, the id of a file, a tick; or what is printed as text, of which numbers are calculated with. */
  holds: 'MARK' | 'FILE' | 'TICK' | 'WORDS' | 'NUMBER' | 'DATE';
  /** Nobody can be asked for what the sender wrote for good, or what comes by itself. */
  filledBy: 'OWNER' | 'SENDER' | 'ITSELF';
  /** Can be put shorter, so that it has to fit into its place. A name or an amount is as long as it is. */
  mustFit: boolean;
  /** The sender may say how short or long it has to be. */
  hasLength: boolean;
  /** Nothing can be chosen before the sender has said what there is. */
  needsItems: boolean;
  /** What is known of a person that goes into it. */
  known: 'name' | 'email' | 'phone' | 'company' | null;
};

/** What each kind of field is. A new kind of the API does not compile before it stands here; whatever is asked of kinds follows from it. */
export const FIELD_KIND_FACTS = {
  SIGNATURE: { holds: 'MARK', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  SEAL: { holds: 'MARK', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  INITIALS: { holds: 'MARK', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  TEXT: { holds: 'WORDS', filledBy: 'OWNER', mustFit: true, hasLength: true, needsItems: false, known: null },
  MULTILINE: { holds: 'WORDS', filledBy: 'OWNER', mustFit: true, hasLength: true, needsItems: false, known: null },
  NUMBER: { holds: 'NUMBER', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  AMOUNT: { holds: 'NUMBER', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  DATE: { holds: 'DATE', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  SIGNED_DATE: { holds: 'DATE', filledBy: 'ITSELF', mustFit: false, hasLength: false, needsItems: false, known: null },
  CHECKBOX: { holds: 'TICK', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  RADIO: { holds: 'TICK', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  LIST: { holds: 'WORDS', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: true, known: null },
  NAME: { holds: 'WORDS', filledBy: 'OWNER', mustFit: false, hasLength: true, needsItems: false, known: 'name' },
  EMAIL: { holds: 'WORDS', filledBy: 'OWNER', mustFit: false, hasLength: true, needsItems: false, known: 'email' },
  PHONE: { holds: 'WORDS', filledBy: 'OWNER', mustFit: false, hasLength: true, needsItems: false, known: 'phone' },
  COMPANY: { holds: 'WORDS', filledBy: 'OWNER', mustFit: false, hasLength: true, needsItems: false, known: 'company' },
  BUSINESS_NUMBER: {
    holds: 'WORDS',
    filledBy: 'OWNER',
    mustFit: false,
    hasLength: false,
    needsItems: false,
    known: null,
  },
  IMAGE: { holds: 'FILE', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  FILE: { holds: 'FILE', filledBy: 'OWNER', mustFit: false, hasLength: false, needsItems: false, known: null },
  FORMULA: { holds: 'NUMBER', filledBy: 'ITSELF', mustFit: false, hasLength: false, needsItems: false, known: null },
  LABEL: { holds: 'WORDS', filledBy: 'SENDER', mustFit: true, hasLength: false, needsItems: false, known: null },
} as const satisfies Record<FieldKind, KindFacts>;

export const isFieldKind = (kind: string): kind is FieldKind => Object.hasOwn(FIELD_KIND_FACTS, kind);
export const FIELD_KINDS: readonly FieldKind[] = Object.keys(FIELD_KIND_FACTS).filter(isFieldKind);

const factsOf = (kind: FieldKind): KindFacts => FIELD_KIND_FACTS[kind];
type KindThatHolds<Held> = {
  [Kind in FieldKind]: (typeof FIELD_KIND_FACTS)[Kind]['holds'] extends Held ? Kind : never;
}[FieldKind];
/** A field, or whatever else has a kind. */
type OfKind = { kind: FieldKind };

export const isMark = ({ kind }: OfKind) => factsOf(kind).holds === 'MARK';
export const isAttachment = ({ kind }: OfKind) => factsOf(kind).holds === 'FILE';
export const isTickKind = (kind: string): kind is KindThatHolds<'TICK'> =>
  isFieldKind(kind) && factsOf(kind).holds === 'TICK';
export const isTick = ({ kind }: OfKind) => isTickKind(kind);
/** Printed as text, with a size of its own. */
export const isWritten = (field: OfKind) => !isMark(field) && !isAttachment(field) && !isTick(field);
/** Counts in a formula. */
export const isNumeric = ({ kind }: OfKind) => factsOf(kind).holds === 'NUMBER';

/** Nobody is asked for it. */
export const isSelfFilled = ({ kind }: OfKind) => factsOf(kind).filledBy !== 'OWNER';
/** The sender wrote it for good, whoever it belongs to. */
export const isSendersText = ({ kind }: OfKind) => factsOf(kind).filledBy === 'SENDER';
/** Worked out: there is nothing to write, for the sender neither. */
export const isWorkedOut = ({ kind }: OfKind) => factsOf(kind).filledBy === 'ITSELF';

export const mustFit = ({ kind }: OfKind) => factsOf(kind).mustFit;
export const needsItems = ({ kind }: OfKind) => factsOf(kind).needsItems;
export const hasLength = ({ kind }: OfKind) => factsOf(kind).hasLength;
/** The sender may say how low or high it has to be. */
export const hasRange = (field: OfKind) => isNumeric(field) && !isSelfFilled(field);
/** Which of the facts known of a person go into it. */
export const knownPart = ({ kind }: OfKind) => factsOf(kind).known;
