import { useEffect, useLayoutEffect, useRef } from 'react';

const KEYS = ['+', '-', '0', 'ArrowLeft', 'ArrowRight'] as const;
type ZoomKey = (typeof KEYS)[number];

/** Handles the zoom keys, except in text inputs and in the browser's own shortcuts. */
export function useZoomKeys(onKey: (key: ZoomKey) => void) {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const name = event.key === '=' ? '+' : event.key;
      const key = KEYS.find((one) => one === name);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
