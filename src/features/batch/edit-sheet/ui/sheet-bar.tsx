import { CircleCheck, CircleExclamationPoint, Send } from '@/shared/icons';
import { formatCount } from '@/entities/batch';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './edit-sheet.css';

type SheetBarProps = {
  ready: number;
  wrong: number;
  isBusy: boolean;
  onReview: (leaveOutWrong: boolean) => void;
};

export function SheetBar({ ready, wrong, isBusy, onReview }: SheetBarProps) {
  const all = ready + wrong;
  const stop =
    all === 0
      ? '보낼 줄을 먼저 더해주세요.'
      : wrong > 0
        ? `${formatCount(wrong)}건을 고치면 보낼 수 있어요.`
        : undefined;
  return (
    <section className={styles.bar} aria-label="보내기">
      <p className={styles.total} style={{ margin: 0 }}>
        보낼 문서 <strong>{formatCount(ready)}건</strong>
      </p>
      <div className={styles.barActions}>
        <span role="status" className={`${styles.barNote} ${wrong > 0 ? styles.invalidNote : styles.readyNote}`}>
          {wrong > 0 ? <CircleExclamationPoint /> : all > 0 && <CircleCheck />}
          {wrong > 0 ? `${formatCount(wrong)}건을 고치면 보낼 수 있어요` : all > 0 ? '모두 준비됐어요' : ''}
        </span>
        {wrong > 0 && ready > 0 && (
          <Button size="lg" loading={isBusy} onClick={() => onReview(true)}>
            {formatCount(wrong)}건 빼고 보내기
          </Button>
        )}
        <Button
          size="lg"
          variant="primary"
          icon={<Send />}
          loading={isBusy}
          disabledReason={stop}
          onClick={() => onReview(false)}
        >
          {formatCount(all)}건 보내기
        </Button>
      </div>
    </section>
  );
}
