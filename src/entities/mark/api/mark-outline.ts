import { signApi, unwrap, type components } from '@/shared/api';
import type { OutlinedMark } from '../model/mark';

export type MarkOutline = components['schemas']['MarkOutline'];

const MAX_KEPT = 100;
const known = new Map<string, Promise<MarkOutline>>();

/** Requests each outline only once, because the same text always has the same outline. */
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
