import { CalendarX, Pause, Play, RotateCw, Send, Square } from '@/shared/icons';
import type { ReactNode } from 'react';
import { BATCH_STATE_LABELS, describePause, formatCount, formatProgress, type Batch } from '@/entities/batch';
import { getMissingCredits, InsufficientCredits } from '@/entities/payment/credit';
import { getErrorMessage, type ApiError } from '@/shared/api';
import { formatDeadline } from '@/shared/lib/seoul-time';
import { Badge } from '@/shared/ui/feedback/badge';
import { Banner } from '@/shared/ui/feedback/banner';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './follow.css';

export type FollowAction = 'pause' | 'resume' | 'retry' | 'resend' | 'unschedule' | 'cancel';

export type FollowViewProps = {
  batch: Batch;
  isBusy: boolean;
  failure: ApiError | null;
  onAct: (act: FollowAction) => void;
  onVerify: () => void;
  onBuy: ((missing: number) => void) | undefined;
  results?: ReactNode;
  children?: ReactNode;
};

export function FollowView({ batch, isBusy, failure, onAct, onVerify, onBuy, results, children }: FollowViewProps) {
  const { state, counts, messages } = batch;
  const missing = getMissingCredits(failure);
  const all = counts.total - counts.leftOut;
  const mails = messages.waiting + messages.delivered + messages.failed;
  return (
    <Stack gap={5}>
      <div>
        <Badge>{BATCH_STATE_LABELS[state]}</Badge>
        <h1 className={styles.heading} aria-live="polite">
          {titleOf(batch)}
        </h1>
      </div>
      {(state === 'RUNNING' || state === 'PAUSED') && (
        <ProgressBar label="보낸 만큼" share={all === 0 ? 0 : (counts.sent + counts.failed) / all} />
      )}
      {state === 'RUNNING' && <p className={styles.note}>창을 닫아도 계속 보내요.</p>}
      {state === 'PAUSED' && (
        <Banner
          tone={batch.pauseReason === 'MEMBER' ? 'neutral' : 'warning'}
          action={
            batch.pauseReason === 'CREDIT' &&
            missing === null &&
            onBuy && (
              <Button size="sm" onClick={() => onBuy(0)}>
                크레딧 사기
              </Button>
            )
          }
        >
          {describePause(batch)}
        </Banner>
      )}
      {counts.failed > 0 && (
        <Banner tone="warning">
          {/* Once the batch has finished, the heading shows this number instead. */}
          {state !== 'DONE' && `${formatCount(counts.failed)}건은 보내지 못했어요. `}
          아래에서 까닭을 보고 다시 보내주세요.
        </Banner>
      )}
      {counts.leftOut > 0 && (
        <p className={styles.note}>
          {formatCount(counts.leftOut)}건은 뺐어요. 뺀 줄만 내려받아 고치면 새로 보낼 수 있어요.
        </p>
      )}
      {mails > 0 && (
        <p className={styles.note}>
          메일과 문자 · 닿음 {formatCount(messages.delivered)} · 가는 중 {formatCount(messages.waiting)}
          {messages.failed > 0 && ` · 닿지 않음 ${formatCount(messages.failed)}`}
        </p>
      )}
      {missing !== null && <InsufficientCredits missing={missing} onBuy={onBuy} />}
      {failure && missing === null && (
        <Banner
          tone="danger"
          action={
            failure.code === 'VERIFICATION_NEEDED' ? (
              <Button size="sm" onClick={onVerify}>
                본인 확인하기
              </Button>
            ) : undefined
          }
        >
          {getErrorMessage(failure)}
        </Banner>
      )}
      {batch.mayChange && (
        <div className={styles.actions}>
          {state === 'RUNNING' && (
            <Button icon={<Pause />} loading={isBusy} onClick={() => onAct('pause')}>
              잠깐 멈추기
            </Button>
          )}
          {state === 'PAUSED' && (
            <Button variant="primary" icon={<Play />} loading={isBusy} onClick={() => onAct('resume')}>
              이어서 보내기
            </Button>
          )}
          {state === 'DONE' && counts.failed > 0 && (
            <Button variant="primary" icon={<RotateCw />} loading={isBusy} onClick={() => onAct('retry')}>
              못 보낸 줄 다시 보내기
            </Button>
          )}
          {state === 'SCHEDULED' && (
            <Button icon={<CalendarX />} loading={isBusy} onClick={() => onAct('unschedule')}>
              예약 풀고 고치기
            </Button>
          )}
          {messages.unreachedRows > 0 && (
            <Button icon={<Send />} loading={isBusy} onClick={() => onAct('resend')}>
              닿지 않은 분에게 다시
            </Button>
          )}
          {(state === 'RUNNING' || state === 'PAUSED' || state === 'SCHEDULED') && (
            <Button icon={<Square />} onClick={() => onAct('cancel')}>
              그만두기
            </Button>
          )}
        </div>
      )}
      {results}
      {children}
    </Stack>
  );
}

function titleOf(batch: Batch): string {
  const { state, counts, scheduledAt, millisecondsLeft } = batch;
  switch (state) {
    case 'DRAFT':
      return `${formatCount(counts.total)}건`;
    case 'SCHEDULED':
      return `${scheduledAt === null ? '' : formatDeadline(scheduledAt)}에 ${formatCount(counts.ready)}건을 보내요`;
    case 'RUNNING':
    case 'PAUSED':
      return formatProgress({ counts, millisecondsLeft: state === 'RUNNING' ? millisecondsLeft : null });
    case 'DONE':
      return counts.failed > 0
        ? `${formatCount(counts.sent)}건을 보냈어요. ${formatCount(counts.failed)}건은 보내지 못했어요.`
        : `${formatCount(counts.sent)}건을 ${counts.leftOut > 0 ? '' : '모두 '}보냈어요`;
    case 'CANCELLED':
      return `${formatCount(counts.sent)}건까지 보내고 그만뒀어요`;
  }
}
