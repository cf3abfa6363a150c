import { useState } from 'react';
import { CalendarClock, Send } from '@/shared/icons';
import type { SnapshotFrom } from 'xstate';
import { formatCount, type Batch } from '@/entities/batch';
import { ScheduleFields } from '@/entities/contract';
import { SendingCostNote, type SendingCost } from '@/entities/payment/credit';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import type { sendManyMachine } from '../model/send-many.machine';
import type { BatchSettingsEditor } from '../model/use-batch-settings';
import { ReviewFailure } from './review-failure';
import { ReviewSettings } from './review-settings';
import { RowPreview } from './row-preview';
import * as styles from './send-many.css';

export type ReviewViewProps = {
  snapshot: Pick<SnapshotFrom<typeof sendManyMachine>, 'value' | 'context'>;
  batch: Batch;
  titleRule: string;
  settings: BatchSettingsEditor;
  cost: SendingCost | null | undefined;
  /** How many documents the credits are enough for. */
  coveredRows: number;
  onBack: () => void;
  onStart: (how?: { keepVersion?: boolean; sendWhatFits?: boolean }) => void;
  onRenew: () => void;
  onSchedule: (at: string | null) => void;
  onVerify: () => void;
  onBuy: ((missing: number, scheduledAt: string | null) => void) | undefined;
};

/** Previews each row's document, and asks for the settings and the time. */
export function ReviewView({
  snapshot: { value, context },
  batch,
  titleRule,
  settings,
  cost,
  coveredRows,
  ...on
}: ReviewViewProps) {
  const { scheduledAt, leaveOutWrong } = context.options;
  const { ready, wrong } = batch.counts;
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = isSaving || value === 'starting' || value === 'renewing';
  const { isWrong } = settings.problems;
  /** Nothing goes on without what was typed last. If that can't be saved, the settings say so. */
  const saveFirst = async (goOn: () => void) => {
    if (isWrong) return;
    setIsSaving(true);
    const saved = await settings.settle();
    setIsSaving(false);
    if (saved !== null) goOn();
  };
  const start = (how?: { keepVersion?: boolean; sendWhatFits?: boolean }) => void saveFirst(() => on.onStart(how));
  const back = () => void saveFirst(on.onBack);
  const wrongReason = isWrong ? '적은 것을 먼저 고쳐주세요.' : undefined;
  // Scheduled batches are only paid for when they are sent.
  const isShort = scheduledAt === null && (cost?.missing ?? 0) > 0;
  const wrongRows = ready === 0 || (wrong > 0 && !leaveOutWrong) ? '고쳐야 할 줄을 먼저 고쳐주세요.' : undefined;
  const left = leaveOutWrong ? wrong : 0;
  const fitting = context.failure?.body?.credit?.rows ?? (isShort ? coveredRows : 0);
  return (
    <div className={styles.review}>
      <section className={styles.pages} aria-label="보낼 문서">
        <RowPreview batch={batch} />
      </section>
      <aside className={styles.summary} aria-label="보내기 전에">
        <Stack gap={5}>
          <h1 className={styles.heading}>{formatCount(ready)}건을 이대로 보낼까요?</h1>
          <dl className={styles.facts}>
            <dt>템플릿</dt>
            <dd>
              {batch.templateTitle} {batch.number}판
            </dd>
            {titleRule !== '' && (
              <>
                <dt>문서 이름</dt>
                <dd>{titleRule}</dd>
              </>
            )}
            {left > 0 && (
              <>
                <dt>빼고 보낼 줄</dt>
                <dd>{formatCount(left)}건</dd>
              </>
            )}
          </dl>
          {!isBusy && (
            <SendingCostNote
              cost={cost}
              failure={context.failure}
              isScheduled={scheduledAt !== null}
              onBuy={on.onBuy && ((missing) => void saveFirst(() => on.onBuy?.(missing, scheduledAt)))}
              otherWay={
                fitting > 0 &&
                wrongRows === undefined && (
                  <Button size="sm" onClick={() => start({ sendWhatFits: true })}>
                    {formatCount(fitting)}건만 먼저 보내기
                  </Button>
                )
              }
            />
          )}
          {context.failure && context.failure.code !== 'CREDIT_SHORT' && !isBusy && (
            <ReviewFailure
              failure={context.failure}
              onBack={back}
              onRenew={() => void saveFirst(on.onRenew)}
              onKeep={() => start({ keepVersion: true })}
              onVerify={on.onVerify}
            />
          )}
          <ReviewSettings
            settings={settings}
            hasTitleRule={titleRule !== ''}
            hasTitleColumn={batch.columns.some(({ kind }) => kind === 'DOCUMENT_TITLE')}
          />
          <ScheduleFields value={scheduledAt} onValueChange={on.onSchedule} />
          <Stack gap={2}>
            <Button
              size="xl"
              variant="primary"
              fullWidth
              icon={scheduledAt === null ? <Send /> : <CalendarClock />}
              loading={isBusy}
              loadingLabel={value === 'renewing' ? '새 판으로 확인하는 중' : '시작하는 중'}
              disabledReason={wrongRows ?? wrongReason ?? (isShort ? '크레딧이 모자라요' : undefined)}
              onClick={() => start()}
            >
              {formatCount(ready)}건 {scheduledAt === null ? '보내기' : '예약하기'}
            </Button>
            <Button size="lg" fullWidth disabledReason={wrongReason} onClick={back}>
              더 고치기
            </Button>
          </Stack>
        </Stack>
      </aside>
    </div>
  );
}
