import type { Mark } from '@/entities/mark';
import { keepMark, putAnnotations, putValues, type SignDraft } from '@/entities/sign-contract';
import type { Unsent } from '../model/unsent';

export type KnownMark = { markId: string; mark: Mark };
/** How many versions further this was: whatever is beyond that came from elsewhere. */
export type Sent = { draft: SignDraft; marks: readonly KnownMark[]; steps: number };

const same = (one: Mark, other: Mark) => JSON.stringify(one) === JSON.stringify(other);

/** Marks first, each once however many fields show it, then everything under one version. */
export async function sendUnsent(
  { unsent, version, marks }: { unsent: Unsent; version: number; marks: readonly KnownMark[] },
  signal: AbortSignal,
): Promise<Sent> {
  const drawn = unsent.annotations && (await putAnnotations(unsent.annotations, signal));
  if (drawn && Object.keys(unsent.values).length + Object.keys(unsent.marks).length === 0)
    return { draft: drawn, marks, steps: 1 };
  const known = [...marks];
  const markRefs: Record<string, string | null> = {};
  for (const [fieldId, mark] of Object.entries(unsent.marks)) {
    const held = mark && known.find((one) => same(one.mark, mark));
    if (mark && !held) known.push({ markId: await keepMark(mark, signal), mark });
    markRefs[fieldId] = mark && (known.find((one) => same(one.mark, mark))?.markId ?? null);
  }
  const draft = await putValues({ version: drawn?.version ?? version, values: unsent.values, markRefs }, signal);
  return { draft, marks: known, steps: drawn ? 2 : 1 };
}
