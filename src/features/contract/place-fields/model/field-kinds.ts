import type { FieldKind } from '@/entities/contract';

type KindFacts = {
  /** In points, as a person sees the page. */
  size: readonly [width: number, height: number];
  /** Below it nobody could read, or draw, what stands in it. */
  least: readonly [width: number, height: number];
};

const LINE = { size: [110, 22], least: [24, 9] } as const;

export const KIND_FACTS: Record<FieldKind, KindFacts> = {
  SIGNATURE: { size: [110, 44], least: [40, 18] },
  SEAL: { size: [62, 62], least: [28, 28] },
  INITIALS: { size: [60, 32], least: [24, 14] },
  TEXT: { size: [140, 22], least: [16, 9] },
  MULTILINE: { size: [200, 66], least: [40, 18] },
  NUMBER: LINE,
  AMOUNT: LINE,
  DATE: LINE,
  SIGNED_DATE: LINE,
  CHECKBOX: { size: [14, 14], least: [7, 7] },
  RADIO: { size: [14, 14], least: [7, 7] },
  LIST: LINE,
  NAME: { size: [100, 22], least: [24, 9] },
  EMAIL: { size: [150, 22], least: [40, 9] },
  PHONE: LINE,
  COMPANY: { size: [140, 22], least: [24, 9] },
  BUSINESS_NUMBER: LINE,
  IMAGE: { size: [120, 90], least: [30, 30] },
  FILE: LINE,
  FORMULA: LINE,
  LABEL: { size: [140, 22], least: [10, 9] },
};

/** The ten that most documents need. */
export const COMMON_KINDS: readonly FieldKind[] = [
  'SIGNATURE',
  'SEAL',
  'NAME',
  'DATE',
  'TEXT',
  'NUMBER',
  'CHECKBOX',
  'LIST',
  'PHONE',
  'FILE',
];
export const MORE_KINDS: readonly FieldKind[] = [
  'INITIALS',
  'SIGNED_DATE',
  'MULTILINE',
  'AMOUNT',
  'RADIO',
  'EMAIL',
  'COMPANY',
  'BUSINESS_NUMBER',
  'IMAGE',
  'FORMULA',
  'LABEL',
];

export const KIND_KEYS: Partial<Record<FieldKind, string>> = {
  SIGNATURE: 'S',
  SEAL: 'J',
  NAME: 'N',
  DATE: 'D',
  TEXT: 'T',
  CHECKBOX: 'C',
  NUMBER: 'U',
  LIST: 'L',
  PHONE: 'P',
  FILE: 'F',
  INITIALS: 'I',
  MULTILINE: 'M',
  AMOUNT: 'A',
  RADIO: 'R',
  EMAIL: 'E',
};

const ALL_KINDS: readonly FieldKind[] = [...COMMON_KINDS, ...MORE_KINDS];
export const kindOfKey = (key: string) => ALL_KINDS.find((kind) => KIND_KEYS[kind] === key.toUpperCase());

/** What is written into them can have a size and stand left, in the middle or right. */
const UNWRITTEN: readonly FieldKind[] = ['SIGNATURE', 'SEAL', 'INITIALS', 'CHECKBOX', 'RADIO', 'IMAGE', 'FILE'];
export const isWritten = (kind: FieldKind) => !UNWRITTEN.includes(kind);

/** The sender, or the service, fills them in: nobody can be asked for them. */
export const isNeverAsked = (kind: FieldKind) => kind === 'LABEL' || kind === 'FORMULA' || kind === 'SIGNED_DATE';

export const FONT_SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 24, 30, 36, 48, 60] as const;
/** What the server draws with when nothing is said. */
export const USUAL_FONT_SIZE = 11;
