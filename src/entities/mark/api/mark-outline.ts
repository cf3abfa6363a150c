import { signApi, unwrap, type components } from '@/shared/api';
import type { OutlinedMark } from '../model/mark';

export type MarkOutline = components['schemas']['MarkOutline'];

const MAX_KEPT = 100;
const known = new Map<string, Promise<MarkOutline>>();

/** Loads a mark's outline. The same text always has the same outline, so each is requested only once. */
export function loadMarkOutline(mark: OutlinedMark): Promise<MarkOutline> {
  const key = JSON.stringify(mark);
  const held = known.get(key);
  if (held) return held;
  if (known.size >= MAX_KEPT) known.clear();
  const asking = unwrap(signApi.POST('/sign/mark-outlines', { body: { mark } })).catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, asking);
  return asking;
}
