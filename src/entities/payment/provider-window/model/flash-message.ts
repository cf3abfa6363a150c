import { toast } from '@/shared/ui/feedback/toast';

const KEY = 'partingWords';

/** The message that the next document will show: an error, which has a default text, or a success. */
export type FlashMessage = { kind: 'error'; text?: string } | { kind: 'success'; text: string };

/** A message, and the load time of the document that stored it, which serves as that document's id within the tab. */
type Kept = { words: FlashMessage; by: number };

export function storeFlashMessage(words: FlashMessage) {
  const kept: Kept = { words, by: performance.timeOrigin };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Shows the message stored by the previous document. Does nothing in the document that stored it. */
export function showFlashMessage() {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  const { words, by }: Kept = JSON.parse(stored);
  if (by === performance.timeOrigin) return;
  sessionStorage.removeItem(KEY);
  if (words.kind === 'error') toast.error(words.text);
  else toast.success(words.text);
}
