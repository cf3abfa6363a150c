import { isSameOriginPath } from '@/shared/lib/own-path';
import { href } from '@/shared/routes';

const KEY = 'returnPath';

/** Stored in the tab, because the provider doesn't return the path. */
export const returnPathStore = {
  keep(wanted: string | null) {
    sessionStorage.setItem(KEY, wanted !== null && isSameOriginPath(wanted) ? wanted : href('settingPayment'));
  },
  /** Returns null if this tab opened no window, or the stored value isn't a path of this app. */
  read() {
    const kept = sessionStorage.getItem(KEY);
    return kept !== null && isSameOriginPath(kept) ? kept : null;
  },
  clear: () => sessionStorage.removeItem(KEY),
};
