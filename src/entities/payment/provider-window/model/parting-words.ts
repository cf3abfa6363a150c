import { toast } from '@/shared/ui/feedback/toast';

const KEY = 'partingWords';

/** What the next document says: an error, with the default words if there are none, or that something was done. */
export type PartingWords = { kind: 'error'; text?: string } | { kind: 'success'; text: string };

/** When a document began tells it from all others of the tab. */
type Kept = { words: PartingWords; by: number };

export function keepPartingWords(words: PartingWords) {
  const kept: Kept = { words, by: performance.timeOrigin };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Says what the document before this one could not say any more. The one that is being left keeps silent. */
export function sayPartingWords() {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  const { words, by }: Kept = JSON.parse(stored);
  if (by === performance.timeOrigin) return;
  sessionStorage.removeItem(KEY);
  if (words.kind === 'error') toast.error(words.text);
  else toast.success(words.text);
}
