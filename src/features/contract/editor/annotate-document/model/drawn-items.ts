import type { Annotation } from '@/entities/contract';

/** Annotations have no id in the API, so the editor gives each a key. */
export type Item = { key: string; annotation: Annotation };
export type Items = readonly Item[];
/** Each change is one step of the undo history. */
export type Steps = { past: readonly Items[]; present: Items; future: readonly Items[] };

export const MAX_ANNOTATIONS = 500;
const MAX_STEPS = 100;

let last = 0;
export const nameItem = (annotation: Annotation): Item => ({ key: `annotation ${(last += 1)}`, annotation });

export const beginSteps = (annotations: readonly Annotation[]): Steps => ({
  past: [],
  present: annotations.map(nameItem),
  future: [],
});

export const addStep = ({ past, present }: Steps, next: Items): Steps => ({
  past: [...past, present].slice(-MAX_STEPS),
  present: next,
  future: [],
});

export function takeBack({ past, present, future }: Steps): Partial<Steps> {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : {};
}

export function doAgain({ past, present, future }: Steps): Partial<Steps> {
  const [after, ...rest] = future;
  return after ? { past: [...past, present], present: after, future: rest } : {};
}
