import type { Fields } from './field-set';

const KEPT = 200;

export type History = {
  past: readonly Fields[];
  present: Fields;
  future: readonly Fields[];
  /** What the last step was about: a second one about the same is undone together with it. */
  about: string | null;
};

export const beginHistory = (fields: Fields): History => ({ past: [], present: fields, future: [], about: null });

export function record(history: History, next: Fields, about: string | null = null): History {
  if (next === history.present) return history;
  const isSame = about !== null && about === history.about;
  const past = isSame ? history.past : [...history.past, history.present].slice(-KEPT);
  return { past, present: next, future: [], about };
}

export function undo({ past, present, future }: History): History {
  const before = past.at(-1);
  if (!before) return { past, present, future, about: null };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], about: null };
}

export function redo({ past, present, future }: History): History {
  const [after, ...rest] = future;
  if (!after) return { past, present, future, about: null };
  return { past: [...past, present], present: after, future: rest, about: null };
}

/** The next step stands for itself, even if it is about the same. */
export const closeStep = (history: History): History =>
  history.about === null ? history : { ...history, about: null };
