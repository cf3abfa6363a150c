import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

const KEY = 'returnPath';

/** Where the member goes after the payment window. Stored in the tab, because the provider doesn't return it. */
export const returnPathStore = {
  keep(wanted: string | null) {
    sessionStorage.setItem(KEY, wanted !== null && isSameOriginPath(wanted) ? wanted : href('settingPayment'));
  },
  /** Returns null if no window was opened in this tab, or if the stored value isn't a path in this app. */
  read() {
    const kept = sessionStorage.getItem(KEY);
    return kept !== null && isSameOriginPath(kept) ? kept : null;
  },
  clear: () => sessionStorage.removeItem(KEY),
};
