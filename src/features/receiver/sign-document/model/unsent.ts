import type { Mark } from '@/entities/mark';
import type { SignDraft, SignValues } from '@/entities/sign-contract';

/** What was filled in and the server has not confirmed: texts and ticks by field, marks as they were made, drawings. */
export type Unsent = {
  values: SignValues;
  marks: Readonly<Record<string, Mark | null>>;
  /** All of them, once something was drawn. */
  annotations?: SignDraft['annotations'] | undefined;
};

export const NOTHING: Unsent = { values: {}, marks: {} };

export const hasNothing = ({ values, marks, annotations }: Unsent) =>
  Object.keys(values).length === 0 && Object.keys(marks).length === 0 && annotations === undefined;

/** What was filled in later stands. */
export function joined(earlier: Unsent, later: Unsent): Unsent {
  const annotations = later.annotations ?? earlier.annotations;
  return {
    values: { ...earlier.values, ...later.values },
    marks: { ...earlier.marks, ...later.marks },
    ...(annotations && { annotations }),
  };
}

export const without = ({ values, marks, ...drawn }: Unsent, fieldIds: readonly string[]): Unsent => ({
  ...drawn,
  values: omit(values, fieldIds),
  marks: omit(marks, fieldIds),
});

const omit = <Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
