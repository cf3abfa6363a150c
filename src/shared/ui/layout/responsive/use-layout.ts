import { useSyncExternalStore } from 'react';

export type Layout = 'desktop' | 'mobile';

/** The only breakpoint used in JavaScript. Styles use `media.mobile`. */
const MOBILE_QUERY = '(width < 960px)';

const subscribe = (onChange: () => void) => {
  const media = matchMedia(MOBILE_QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const useLayout = (): Layout =>
  useSyncExternalStore(subscribe, () => (matchMedia(MOBILE_QUERY).matches ? 'mobile' : 'desktop'));
