export type Tokens = { accessJwt: string; refreshJwt: string };

const ACCESS = 'jwt';
const REFRESH = 'refreshJwt';
const AUTO_LOGIN = 'autoLogin';

const isKept = () => localStorage.getItem(AUTO_LOGIN) === 'true';
const store = () => (isKept() ? localStorage : sessionStorage);

/** Uses local storage if the user asked to stay signed in, and the tab's session storage otherwise. */
export const tokenStorage = {
  isKept,
  read(): Tokens | null {
    const accessJwt = store().getItem(ACCESS);
    const refreshJwt = store().getItem(REFRESH);
    if (accessJwt && refreshJwt) return { accessJwt, refreshJwt };
    if (accessJwt) tokenStorage.clear();
    return null;
  },
  /** Saves the refresh token first, because a tab that reads only an access token clears it as a leftover. */
  save({ accessJwt, refreshJwt }: Tokens) {
    store().setItem(REFRESH, refreshJwt);
    store().setItem(ACCESS, accessJwt);
  },
  /** Clears the other storage first, so that no copy of the session remains. */
  keep(autoLogin: boolean) {
    tokenStorage.clear();
    localStorage.setItem(AUTO_LOGIN, String(autoLogin));
  },
  clear() {
    for (const storage of [localStorage, sessionStorage]) {
      storage.removeItem(ACCESS);
      storage.removeItem(REFRESH);
    }
  },
};
