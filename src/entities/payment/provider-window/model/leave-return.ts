import { href } from '@/shared/routes';
import { keepPartingWords, type PartingWords } from './parting-words';
import { returnPath } from './return-path';

/** Where a return from the window ends: where the member came from, the payment settings, or what became of an order. */
export type Leaving = { to: 'back'; words: PartingWords } | { to: 'settings' } | { to: 'result'; orderId: string };

export type Leave = (leaving: Leaving) => void;

/**
 * Leaves as a document, because the way back may be a page with a payment window. The address of the return holds keys
 * and is replaced, so that Back does not lead to it.
 */
export function leaveReturn(leaving: Leaving) {
  if (leaving.to === 'result') {
    location.replace(`${href('creditResult')}?orderId=${encodeURIComponent(leaving.orderId)}`);
    return;
  }
  const kept = returnPath.read();
  returnPath.clear();
  if (leaving.to === 'back') keepPartingWords(leaving.words);
  location.replace(leaving.to === 'back' && kept !== null ? kept : href('settingPayment'));
}
