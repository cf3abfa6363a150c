import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

const KEY = 'returnPath';

/** Where the member goes on after the payment window. Kept for this tab, because the provider does not bring it back. */
export const returnPath = {
  keep(wanted: string | null) {
    sessionStorage.setItem(KEY, wanted !== null && isSameOriginPath(wanted) ? wanted : href('settingPayment'));
  },
  /** Null if no window was opened in this tab, or if somebody else's site has put something there. */
  read() {
    const kept = sessionStorage.getItem(KEY);
    return kept !== null && isSameOriginPath(kept) ? kept : null;
  },
  clear: () => sessionStorage.removeItem(KEY),
};
