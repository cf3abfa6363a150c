const MAX_STEPS = 200;

/** An editor's values before and after each step. Every step creates a new history. */
export type History<Value extends object> = {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** Consecutive steps with the same key are undone together. */
  about: string | null;
};

export const beginHistory = <Value extends object>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  about: null,
});

export function recordStep<Value extends object>(
  history: History<Value>,
  next: Value,
  about: string | null = null,
): History<Value> {
  if (next === history.present) return history;
  const isSame = about !== null && about === history.about;
  const past = isSame ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: next, future: [], about };
}

export function undoStep<Value extends object>({ past, present, future }: History<Value>): History<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, about: null };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], about: null };
}

export function redoStep<Value extends object>({ past, present, future }: History<Value>): History<Value> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, present, future, about: null };
  return { past: [...past, present], present: after, future: rest, about: null };
}

/** Makes the next step undo separately, even if it changes the same thing. */
export const closeStep = <Value extends object>(history: History<Value>): History<Value> =>
  history.about === null ? history : { ...history, about: null };
