import type { Mark } from '@/entities/mark';
import type { SignDraft, SignValues } from '@/entities/sign-contract';

/** Changes that the server hasn't confirmed: values by field, new marks, and drawings. */
export type UnsentChanges = {
  values: SignValues;
  marks: Readonly<Record<string, Mark | null>>;
  /** All annotations, if any have changed. */
  annotations?: SignDraft['annotations'] | undefined;
};

export const NOTHING_UNSENT: UnsentChanges = { values: {}, marks: {} };

export const listFieldIds = ({ values, marks }: UnsentChanges) => [...Object.keys(values), ...Object.keys(marks)];

export const hasNothingUnsent = (unsent: UnsentChanges) =>
  listFieldIds(unsent).length === 0 && unsent.annotations === undefined;

export const omitFields = ({ values, marks, ...drawn }: UnsentChanges, fieldIds: readonly string[]): UnsentChanges => ({
  ...drawn,
  values: omit(values, fieldIds),
  marks: omit(marks, fieldIds),
});

export const pickField = ({ values, marks }: UnsentChanges, fieldId: string): UnsentChanges => ({
  values: pick(values, fieldId),
  marks: pick(marks, fieldId),
});

const omit = <Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
const pick = <Value>(record: Readonly<Record<string, Value>>, wanted: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key === wanted));
