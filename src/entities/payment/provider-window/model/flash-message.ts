import { toast } from '@/shared/ui/feedback/toast';

const KEY = 'partingWords';

export type FlashMessage = { kind: 'error'; text?: string } | { kind: 'success'; text: string };

/** `by` is the load time of the document that stored the message, as its id within the tab. */
type Kept = { words: FlashMessage; by: number };

export function storeFlashMessage(words: FlashMessage) {
  const kept: Kept = { words, by: performance.timeOrigin };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Shows the previous document's message. Does nothing in the document that stored it. */
export function showFlashMessage() {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  const { words, by }: Kept = JSON.parse(stored);
  if (by === performance.timeOrigin) return;
  sessionStorage.removeItem(KEY);
  if (words.kind === 'error') toast.error(words.text);
  else toast.success(words.text);
}
