import type { components } from '#openapi';
import type { Form, NamedBlank } from '../../documents/typeset/form.types.ts';

type Schemas = components['schemas'];

export type StoreCategory = Schemas['StoreCategory'];
export type StoreSlot = Schemas['StoreSlot'];

/** A ready-made form. A blank's party is the index of its slot, or null if the sender fills it in before sending. */
export type StoreForm = Form & {
  category: StoreCategory;
  slots: readonly StoreSlot[];
  /** Purposes that the form is not suitable for. */
  notFor: readonly string[];
  asOf: string;
  keywords: readonly string[];
};

export const LEGAL_BASIS_MONTH = '2026년 11월';

/** A separate block, so that organisations can remove it when they adapt the form. */
export const NOTICE_BLOCK = {
  kind: 'NOTICE',
  text: `변호사가 살펴본 양식이 아니에요. 확인하고 고쳐 쓰세요. (${LEGAL_BASIS_MONTH} 법 기준)`,
} as const;

export const FILLED_BY_SENDER = null;

type More = Partial<Pick<NamedBlank, 'isOptional' | 'onlyIf' | 'lines'>> & NonNullable<NamedBlank['rules']>;

export function createBlank(
  party: number | null,
  kind: NamedBlank['kind'],
  label: string,
  characters = 8,
  { isOptional, onlyIf, lines, ...rules }: More = {},
): NamedBlank {
  return {
    party,
    kind,
    label,
    characters,
    ...(isOptional !== undefined && { isOptional }),
    ...(onlyIf !== undefined && { onlyIf }),
    ...(lines !== undefined && { lines }),
    rules,
  };
}

export const createAddressBlank = (party: number | null, label: string, more: More = {}) =>
  createBlank(party, 'TEXT', label, 20, { preset: 'ADDRESS', ...more });

export const createAmountInWordsBlank = (party: number | null, label: string, characters = 24, more: More = {}) =>
  createBlank(party, 'AMOUNT', label, characters, { inWords: true, align: 'LEFT', ...more });

/** Creates an answer to a question. No answer is preselected. */
export const createAnswerBlank = (party: number | null, group: string, label: string, more: More = {}) =>
  createBlank(party, 'RADIO', label, 1, { group, ...more });
