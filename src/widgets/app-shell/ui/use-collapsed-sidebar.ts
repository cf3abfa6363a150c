import { useState, useSyncExternalStore } from 'react';
import { media } from '@/shared/styles';

const KEY = 'sidebar';
const FOLDED = 'rail';

const subscribe = (onChange: () => void) => {
  const narrow = matchMedia(media.rail);
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
};

/** Between 960 and 1139 px, only the collapsed sidebar fits. In wider windows, the member's stored choice applies. */
export function useCollapsedSidebar(): [isRail: boolean, toggle: (() => void) | undefined] {
  const [isFolded, setIsFolded] = useState(() => localStorage.getItem(KEY) === FOLDED);
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(media.rail).matches);
  if (isNarrow) return [true, undefined];
  const toggle = () => {
    if (isFolded) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, FOLDED);
    setIsFolded(!isFolded);
  };
  return [isFolded, toggle];
}
