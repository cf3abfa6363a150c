import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** At most a minute old, so that labels such as "10분 전" stay current. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
