import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment, a minute old at most: "10분 전" goes on counting while one looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
