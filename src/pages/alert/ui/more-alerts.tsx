import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './alerts.css';

type MoreAlertsProps = { isLoading: boolean; isFailed: boolean; onMore: () => void };

/** The distance from the end of the list at which loading starts. */
const AHEAD = '0px 0px 400px 0px';

/**
 * Loads older alerts as the reader approaches the end. The button is for the keyboard and for retrying after a failure.
 */
export function MoreAlerts({ isLoading, isFailed, onMore }: MoreAlertsProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onMore);
  useEffect(() => {
    if (!end.current || isLoading || isFailed) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading, isFailed]);
  return (
    <div ref={end} className={styles.more}>
      <Button loading={isLoading} onClick={onMore}>
        더 보기
      </Button>
    </div>
  );
}
