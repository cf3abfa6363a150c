import { href } from '@/shared/routes';
import { chosenPackStore } from './chosen-pack';
import { storeFlashMessage, type FlashMessage } from './flash-message';
import { purchaseTroubleStore } from './purchase-trouble';
import { returnPathStore } from './return-path';

/**
 * Where to go after the payment window: back to the earlier page, to the dialog for buying credits with the reason why
 * they weren't bought, to the payment settings, or to an order's outcome.
 */
export type ReturnDestination =
  | { to: 'back'; words: FlashMessage }
  | { to: 'purchase'; trouble: string }
  | { to: 'settings' }
  | { to: 'result'; orderId: string };

export type LeaveReturnPage = (leaving: ReturnDestination) => void;

/**
 * Loads a new document, because the target may open a payment window. Replaces the URL, which contains keys, so that
 * Back doesn't return to it.
 */
export function leaveReturnPage(leaving: ReturnDestination) {
  if (leaving.to === 'result') {
    chosenPackStore.clear();
    location.replace(`${href('creditResult')}?orderId=${encodeURIComponent(leaving.orderId)}`);
    return;
  }
  const kept = returnPathStore.read();
  returnPathStore.clear();
  if (leaving.to === 'purchase') {
    purchaseTroubleStore.keep(leaving.trouble);
    location.replace(toPurchaseUrl(kept));
    return;
  }
  if (leaving.to === 'back') storeFlashMessage(leaving.words);
  location.replace(leaving.to === 'back' && kept !== null ? kept : href('settingPayment'));
}

/** Returns the URL of the dialog for buying credits, which goes on at the page that the member came from. */
export function toPurchaseUrl(cameFrom: string | null): string {
  const returnTo = cameFrom === null || cameFrom === href('settingPayment') ? {} : { returnTo: cameFrom };
  return `${href('settingPayment')}?${new URLSearchParams({ buy: 'credits', ...returnTo })}`;
}
