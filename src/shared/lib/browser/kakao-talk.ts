const TRIED_KEY = 'externalTried';
const TRIED_PARAM = '_ext';
/** Pages on which leaving would lose a provider's result. A receiver's own link isn't one of them. */
const RETURN_ROUTES =
  /^\/(?:(?:receiver\/phone-verify|direct-url)\/callback|annual-auth|profile\/information)$|^\/setting\/payment\/toss\//;

/** In-app browsers that can't be left through a URL. Users can only be asked to copy the link. */
export const isInAppBrowser = (userAgent: string) => /NAVER\(inapp|\bLine\/|Instagram|FBAN|FBAV/i.test(userAgent);

type Visit = { userAgent: string; url: URL; tried: boolean };

/** True for KakaoTalk's in-app browser, but not for its crawler for link previews. */
const isKakaoTalk = (userAgent: string) => /KAKAOTALK/i.test(userAgent) && !/kakaotalk-scrap/i.test(userAgent);

/** Returns the URL that opens this page in an external browser, or null to stay here. */
export function getExternalUrl({ userAgent, url, tried }: Visit): string | null {
  if (!isKakaoTalk(userAgent) || tried || url.searchParams.has(TRIED_PARAM) || RETURN_ROUTES.test(url.pathname))
    return null;
  return getReopenUrl(url);
}

export function getReopenUrl(url: URL) {
  const outside = new URL(url);
  outside.searchParams.set(TRIED_PARAM, '1');
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(outside.href)}`;
}

type Environment = {
  userAgent: string;
  url: URL;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  replaceUrl: (url: URL) => void;
  navigate: (address: string) => void;
};

/** Returns whether the page is being reopened in an external browser. Runs before the first paint. */
export function reopenInExternalBrowser(environment: Environment = browser()): boolean {
  const { url, storage } = environment;
  const address = getExternalUrl({ ...environment, tried: storage.getItem(TRIED_KEY) !== null });
  if (url.searchParams.has(TRIED_PARAM)) {
    const clean = new URL(url);
    clean.searchParams.delete(TRIED_PARAM);
    environment.replaceUrl(clean);
  }
  if (!address) return false;
  storage.setItem(TRIED_KEY, '1');
  environment.navigate(address);
  return true;
}

const browser = (): Environment => ({
  userAgent: navigator.userAgent,
  url: new URL(location.href),
  storage: sessionStorage,
  replaceUrl: (url) => history.replaceState(history.state, '', url),
  navigate: (address) => location.assign(address),
});
