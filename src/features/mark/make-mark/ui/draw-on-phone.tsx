import { useState } from 'react';
import type { DrawnMark } from '@/entities/mark';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { useMessages } from '../messages';
import { toDrawnMark, type Stroke } from '../model/drawing';
import { DrawPad, type InkColor } from './draw-pad';
import * as styles from './make-mark.css';

type DrawOnPhoneProps = {
  /** Null if a member is drawing a mark for later use. */
  organizationName: string | null;
  stage: 'drawing' | 'sending' | 'sent' | 'gone';
  failure: string | null;
  onSend: (mark: DrawnMark) => void;
};

/** The page behind the QR code: a drawing pad on the phone for a document on a computer. */
export function DrawOnPhone({ organizationName, stage, failure, onSend }: DrawOnPhoneProps) {
  const t = useMessages();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [color, setColor] = useState<InkColor>('BLACK');
  const [problem, setProblem] = useState<string | null>(null);
  const send = () => {
    const mark = toDrawnMark(strokes, color);
    if (typeof mark === 'string') return setProblem(t[mark]);
    setProblem(null);
    onSend(mark);
  };
  if (stage === 'sent') return <EmptyState kind="nothing-left" title={t.phoneSent} description={t.phoneSentHelp} />;
  if (stage === 'gone') return <EmptyState kind="nothing-found" title={t.phoneGone} description={t.phoneGoneHelp} />;
  return (
    <div className={styles.phonePage}>
      <h1 className={styles.phoneTitle}>{t.phoneTitle}</h1>
      <p className={styles.notice}>{organizationName === null ? t.phoneKept : t.phoneFor(organizationName)}</p>
      <DrawPad strokes={strokes} color={color} onStrokes={setStrokes} onColor={setColor} />
      {(problem ?? failure) && (
        <p className={styles.problem} role="alert">
          {problem ?? failure}
        </p>
      )}
      <Button variant="primary" size="xl" fullWidth loading={stage === 'sending'} onClick={send}>
        {t.phoneSend}
      </Button>
    </div>
  );
}
