import { toast } from '@/shared/ui/feedback/toast';

const KEY = 'partingWords';

/** What the next document says: an error, with the default words if there are none, or that something was done. */
export type PartingWords = { kind: 'error'; text?: string } | { kind: 'success'; text: string };

export const keepPartingWords = (words: PartingWords) => sessionStorage.setItem(KEY, JSON.stringify(words));

/** Says what the document before this one could not say any more. */
export function sayPartingWords() {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return;
  sessionStorage.removeItem(KEY);
  const words: PartingWords = JSON.parse(kept);
  if (words.kind === 'error') toast.error(words.text);
  else toast.success(words.text);
}
