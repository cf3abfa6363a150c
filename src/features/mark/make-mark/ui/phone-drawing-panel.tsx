import { useEffect, useState } from 'react';
import type { Mark } from '@/entities/mark';
import { Button } from '@/shared/ui/actions/button';
import { QrCode } from '@/shared/ui/data/qr-code';
import { useMessages } from '../messages';
import * as styles from './make-mark.css';

/** Transfers a drawing from a phone. The page supplies the requests. */
export type PhoneDrawing = {
  start: (signal: AbortSignal) => Promise<{ code: string; url: string }>;
  /** Returns null until something has been drawn. */
  look: (code: string, signal: AbortSignal) => Promise<Mark | 'over' | null>;
};

const LOOK_EVERY_MS = 2_000;
type Stage = { name: 'starting' } | { name: 'waiting'; url: string } | { name: 'over' } | { name: 'failed' };

export function PhoneDrawingPanel(props: { phone: PhoneDrawing; onMark: (mark: Mark) => void; onHere: () => void }) {
  const t = useMessages();
  const { phone, onMark, onHere } = props;
  const [round, setRound] = useState(0);
  const [stage, setStage] = useState<Stage>({ name: 'starting' });

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const follow = async () => {
      const { code, url } = await phone.start(signal);
      setStage({ name: 'waiting', url });
      while (!signal.aborted) {
        await pause(LOOK_EVERY_MS, signal);
        const seen = await phone.look(code, signal);
        if (seen === 'over') return setStage({ name: 'over' });
        if (seen) return onMark(seen);
      }
    };
    follow().catch(() => !signal.aborted && setStage({ name: 'failed' }));
    return () => stopped.abort();
    // Each new code restarts polling, and the callbacks of the first render are still valid.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [round]);

  return (
    <div className={styles.center}>
      {stage.name === 'waiting' && (
        <div className={styles.code}>
          <QrCode text={stage.url} label={t.phoneQr} />
        </div>
      )}
      <p className={styles.notice} role="status">
        {stage.name === 'over' ? t.phoneOver : stage.name === 'failed' ? t.phoneFailed : t.phoneHelp}
      </p>
      {stage.name === 'waiting' && <p className={styles.notice}>{t.phoneWaiting}</p>}
      <div className={styles.tools}>
        {stage.name === 'over' && (
          <Button
            onClick={() => {
              setStage({ name: 'starting' });
              setRound(round + 1);
            }}
          >
            {t.phoneAgain}
          </Button>
        )}
        <Button onClick={onHere}>{t.drawHere}</Button>
      </div>
    </div>
  );
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
