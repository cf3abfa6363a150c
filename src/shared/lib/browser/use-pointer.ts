import { useSyncExternalStore } from 'react';

const FINGER = '(any-pointer: coarse)';
const MOUSE = '(any-pointer: fine)';

const subscribe = (onChange: () => void) => {
  const queries = [matchMedia(FINGER), matchMedia(MOUSE)];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
};
const look = () => {
  const [hasFinger, hasMouse] = [matchMedia(FINGER).matches, matchMedia(MOUSE).matches];
  return hasFinger && hasMouse ? 'both' : hasFinger ? 'touch' : 'mouse';
};

/** The pointing devices determine the instructions that users see. */
export const usePointer = (): 'touch' | 'mouse' | 'both' => useSyncExternalStore(subscribe, look);
