import type { components } from '#openapi';

export type FieldKind = components['schemas']['FieldKind'];

type KindFacts = {
  /** The kind of value: a mark, a file id, a tick, or text. Formulas can only use NUMBER. */
  holds: 'MARK' | 'FILE' | 'TICK' | 'WORDS' | 'NUMBER' | 'DATE';
  /**
   * Who fills in the field: its OWNER, the SENDER, or nobody, because the value is calculated. Only the owner is asked.
   */
  filledBy: 'OWNER' | 'SENDER' | 'ITSELF';
  /**
   * True if text that overflows the field is an error. Names and amounts may overflow, because nobody can shorten them.
   */
  mustFit: boolean;
  /** True if the sender can limit the length. */
  hasLength: boolean;
  /** True if the sender must define the options. */
  needsItems: boolean;
  /** The receiver's contact detail that prefills the field, if any. */
  known: 'name' | 'email' | 'phone' | 'company' | null;
};

/**
 * The properties of each kind of field. Code asks this table instead of comparing kinds, and fails to compile if the
 * API adds a kind that is missing here.
 */
export const FIELD_KIND_PROPERTIES = {
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

export const isFieldKind = (kind: string): kind is FieldKind => Object.hasOwn(FIELD_KIND_PROPERTIES, kind);
export const FIELD_KINDS: readonly FieldKind[] = Object.keys(FIELD_KIND_PROPERTIES).filter(isFieldKind);

const factsOf = (kind: FieldKind): KindFacts => FIELD_KIND_PROPERTIES[kind];
type KindThatHolds<Held> = {
  [Kind in FieldKind]: (typeof FIELD_KIND_PROPERTIES)[Kind]['holds'] extends Held ? Kind : never;
}[FieldKind];
type OfKind = { kind: FieldKind };

export const isMark = ({ kind }: OfKind) => factsOf(kind).holds === 'MARK';
export const isAttachment = ({ kind }: OfKind) => factsOf(kind).holds === 'FILE';
export const isTickKind = (kind: string): kind is KindThatHolds<'TICK'> =>
  isFieldKind(kind) && factsOf(kind).holds === 'TICK';
export const isTick = ({ kind }: OfKind) => isTickKind(kind);
/** Returns whether the field is printed as text, and therefore has a font size. */
export const isTextField = (field: OfKind) => !isMark(field) && !isAttachment(field) && !isTick(field);
export const isNumeric = ({ kind }: OfKind) => factsOf(kind).holds === 'NUMBER';

export const isAutoFilled = ({ kind }: OfKind) => factsOf(kind).filledBy !== 'OWNER';
/** Returns whether only the sender can write the text, even in a receiver's field. */
export const isSenderText = ({ kind }: OfKind) => factsOf(kind).filledBy === 'SENDER';
/** Returns whether the value is calculated, in which case even the sender can't change it. */
export const isCalculated = ({ kind }: OfKind) => factsOf(kind).filledBy === 'ITSELF';

export const mustFit = ({ kind }: OfKind) => factsOf(kind).mustFit;
export const needsItems = ({ kind }: OfKind) => factsOf(kind).needsItems;
export const hasLength = ({ kind }: OfKind) => factsOf(kind).hasLength;
export const hasRange = (field: OfKind) => isNumeric(field) && !isAutoFilled(field);
export const getPrefillKey = ({ kind }: OfKind) => factsOf(kind).known;
