import { isFieldKind } from '#rules/field-kinds.ts';
import type { FieldKind } from '@/entities/contract';

type Placing = {
  /** The initial size, in points on the displayed page. */
  size: readonly [width: number, height: number];
  min: readonly [width: number, height: number];
  /** Places a field in the middle of the view. */
  key?: string;
  /** True for kinds that the palette shows before it is expanded. */
  isCommon?: true;
};

const LINE = { size: [110, 22], min: [24, 9] } as const;

export const FIELD_KIND_LAYOUT: Record<FieldKind, Placing> = {
  SIGNATURE: { size: [110, 44], min: [40, 18], key: 'S', isCommon: true },
  SEAL: { size: [62, 62], min: [28, 28], key: 'J', isCommon: true },
  NAME: { size: [100, 22], min: [24, 9], key: 'N', isCommon: true },
  DATE: { ...LINE, key: 'D', isCommon: true },
  TEXT: { size: [140, 22], min: [16, 9], key: 'T', isCommon: true },
  NUMBER: { ...LINE, key: 'U', isCommon: true },
  CHECKBOX: { size: [14, 14], min: [7, 7], key: 'C', isCommon: true },
  LIST: { ...LINE, key: 'L', isCommon: true },
  PHONE: { ...LINE, key: 'P', isCommon: true },
  FILE: { ...LINE, key: 'F', isCommon: true },
  INITIALS: { size: [60, 32], min: [24, 14], key: 'I' },
  SIGNED_DATE: LINE,
  MULTILINE: { size: [200, 66], min: [40, 18], key: 'M' },
  AMOUNT: { ...LINE, key: 'A' },
  RADIO: { size: [14, 14], min: [7, 7], key: 'R' },
  EMAIL: { size: [150, 22], min: [40, 9], key: 'E' },
  COMPANY: { size: [140, 22], min: [24, 9] },
  BUSINESS_NUMBER: LINE,
  IMAGE: { size: [120, 90], min: [30, 30] },
  FORMULA: LINE,
  LABEL: { size: [140, 22], min: [10, 9] },
};

const KINDS = Object.keys(FIELD_KIND_LAYOUT).filter(isFieldKind);
export const COMMON_FIELD_KINDS = KINDS.filter((kind) => FIELD_KIND_LAYOUT[kind].isCommon);
export const OTHER_FIELD_KINDS = KINDS.filter((kind) => !FIELD_KIND_LAYOUT[kind].isCommon);

export const findKindByKey = (key: string) => KINDS.find((kind) => FIELD_KIND_LAYOUT[kind].key === key.toUpperCase());

export const FONT_SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 24, 30, 36, 48, 60] as const;
/** The same as the server's default. */
export const DEFAULT_FONT_SIZE = 11;
