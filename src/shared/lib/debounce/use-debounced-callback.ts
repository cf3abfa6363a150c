import { useEffect, useRef } from 'react';

/**
 * Calls back after `waitMs` without further calls. `flush` calls back immediately with another value and drops the
 * pending one.
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
