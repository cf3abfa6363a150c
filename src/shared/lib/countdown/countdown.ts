import { useSyncExternalStore } from 'react';

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));

const everySecond = (onTick: () => void) => {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
};

/** Counts down to 0. */
export const useSecondsUntil = (instant: string) => useSyncExternalStore(everySecond, () => secondsUntil(instant));

/** Returns text such as "2분 41초 남았어요". */
export function formatTimeLeft(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes}분 ${seconds % 60}초 남았어요` : `${seconds}초 남았어요`;
}
