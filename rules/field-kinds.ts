import type { components } from '#openapi';

export type FieldKind = components['schemas']['FieldKind'];

type KindFacts = {
  /** What the field contains: a mark, the id of a file, a tick, or printed text. Formulas can use NUMBER. */
  holds: 'MARK' | 'FILE' | 'TICK' | 'WORDS' | 'NUMBER' | 'DATE';
  /**
   * Who fills in the field: its OWNER, the SENDER, or nobody because it fills in ITSELF. Only OWNER fields are asked
   * for.
   */
  filledBy: 'OWNER' | 'SENDER' | 'ITSELF';
  /** True if text that is too long is an error. It isn't for names and amounts, which can't be shortened. */
  mustFit: boolean;
  /** True if the sender can set a minimum and maximum length. */
  hasLength: boolean;
  /** True if the sender must define the options. */
  needsItems: boolean;
  /** The personal detail that the field is prefilled with. */
  known: 'name' | 'email' | 'phone' | 'company' | null;
};

/**
 * The properties of each kind of field. Every decision about kinds uses this table. When the API gets a new kind, the
 * code doesn't compile until it is listed here.
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
/** Anything that has a field kind. */
type OfKind = { kind: FieldKind };

export const isMark = ({ kind }: OfKind) => factsOf(kind).holds === 'MARK';
export const isAttachment = ({ kind }: OfKind) => factsOf(kind).holds === 'FILE';
export const isTickKind = (kind: string): kind is KindThatHolds<'TICK'> =>
  isFieldKind(kind) && factsOf(kind).holds === 'TICK';
export const isTick = ({ kind }: OfKind) => isTickKind(kind);
/** Returns whether the field is printed as text and so has a font size. */
export const isTextField = (field: OfKind) => !isMark(field) && !isAttachment(field) && !isTick(field);
/** Returns whether formulas can calculate with the field. */
export const isNumeric = ({ kind }: OfKind) => factsOf(kind).holds === 'NUMBER';

/** Returns whether the field is filled in without asking anyone. */
export const isAutoFilled = ({ kind }: OfKind) => factsOf(kind).filledBy !== 'OWNER';
/** Returns whether only the sender can write the text, even in somebody else's field. */
export const isSenderText = ({ kind }: OfKind) => factsOf(kind).filledBy === 'SENDER';
/** Returns whether the value is calculated, in which case even the sender can't change it. */
export const isCalculated = ({ kind }: OfKind) => factsOf(kind).filledBy === 'ITSELF';

export const mustFit = ({ kind }: OfKind) => factsOf(kind).mustFit;
export const needsItems = ({ kind }: OfKind) => factsOf(kind).needsItems;
export const hasLength = ({ kind }: OfKind) => factsOf(kind).hasLength;
/** Returns whether the sender can set a minimum and a maximum value. */
export const hasRange = (field: OfKind) => isNumeric(field) && !isAutoFilled(field);
/** Returns the personal detail that the field is prefilled with, if any. */
export const getPrefillKey = ({ kind }: OfKind) => factsOf(kind).known;
