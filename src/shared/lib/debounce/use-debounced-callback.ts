import { useEffect, useRef } from 'react';

/**
 * Calls back once `waitMs` have passed without another call. `flush` calls back immediately with a value, and drops the
 * pending call.
 */
export function useDebouncedCallback<Value>(callback: (value: Value) => void, waitMs: number) {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const flush = (value: Value) => {
    clearTimeout(timer.current);
    latest.current(value);
  };
  const call = (value: Value) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), waitMs);
  };
  return { call, flush };
}
