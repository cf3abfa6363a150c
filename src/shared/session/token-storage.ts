export type Tokens = { accessJwt: string; refreshJwt: string };

const ACCESS = 'jwt';
const REFRESH = 'refreshJwt';
const AUTO_LOGIN = 'autoLogin';

const isKept = () => localStorage.getItem(AUTO_LOGIN) === 'true';
const store = () => (isKept() ? localStorage : sessionStorage);

/** Tokens stand in local storage when the person asked to stay signed in, else in the tab's own storage. */
export const tokenStorage = {
  isKept,
  read(): Tokens | null {
    const accessJwt = store().getItem(ACCESS);
    const refreshJwt = store().getItem(REFRESH);
    if (accessJwt && refreshJwt) return { accessJwt, refreshJwt };
    if (accessJwt) tokenStorage.clear();
    return null;
  },
  /** The refresh token first: a tab that reads in between must not take the other one for a leftover and forget it. */
  save({ accessJwt, refreshJwt }: Tokens) {
    store().setItem(REFRESH, refreshJwt);
    store().setItem(ACCESS, accessJwt);
  },
  /** Forgets the tokens of the other place first, so that no copy of a session stays behind. */
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
