import { CalendarClock, FileText, Send } from '@/shared/icons';
import { formatCount, type Batch, type BatchRow } from '@/entities/batch';
import { ScheduleFields } from '@/entities/contract';
import { SendingCostNote, type SendingCost } from '@/entities/payment/credit';
import { getErrorMessage, type ApiError } from '@/shared/api';
import { formatDeadline } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import * as styles from './send-to-contacts.css';

export type ReviewViewProps = {
  batch: Batch;
  /** The first few people who can't get the document. */
  wrong: readonly BatchRow[];
  scheduledAt: string | null;
  isStarting: boolean;
  isOpening: boolean;
  mayPreview: boolean;
  cost: SendingCost | null | undefined;
  /** How many documents the credits are enough for. */
  coveredRows: number;
  failure: ApiError | null;
  onSchedule: (at: string | null) => void;
  onPreview: () => void;
  onSend: () => void;
  onVerify: () => void;
  onSendWhatFits: () => void;
  /** Opens the page for buying credits, which returns to this batch. Undefined if the member may not pay. */
  onBuy: ((missing: number) => void) | undefined;
  onClose: () => void;
};

const nameOf = (row: BatchRow, { columns }: Batch) =>
  row.cells[columns.find(({ kind }) => kind === 'NAME')?.key ?? ''] ?? `${row.position + 1}번째 분`;

/** A duplicate has no message of its own. */
const reasonOf = ({ problems, twinOf }: BatchRow) =>
  problems.map(({ message }) => message).join(' ') || (twinOf === null ? '' : '다른 분과 메일이나 번호가 같아요.');

export function ReviewView({
  batch,
  wrong,
  scheduledAt,
  isStarting,
  failure,
  cost,
  coveredRows,
  ...props
}: ReviewViewProps) {
  const { counts } = batch;
  const sendable = counts.total - counts.wrong;
  // Scheduled batches are only paid for when they are sent.
  const isShort = scheduledAt === null && (cost?.missing ?? 0) > 0;
  const fitting = failure?.body?.credit?.rows ?? (isShort ? coveredRows : 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isStarting && props.onClose()}
      width={480}
      title={sendable === 0 ? '보낼 수 있는 분이 없어요' : `${formatCount(sendable)}명에게 보낼까요?`}
      description="한 분에 문서 하나씩 따로 보내요."
      footer={
        <>
          <Button size="lg" disabledReason={isStarting ? '보내는 중이에요' : undefined} onClick={props.onClose}>
            더 고치기
          </Button>
          <Button
            size="lg"
            variant="primary"
            icon={scheduledAt === null ? <Send /> : <CalendarClock />}
            loading={isStarting}
            loadingLabel="보내는 중"
            disabledReason={sendable === 0 ? '고칠 곳을 먼저 고쳐주세요' : isShort ? '크레딧이 모자라요' : undefined}
            onClick={props.onSend}
          >
            {counts.wrong > 0 ? `${formatCount(counts.wrong)}명 빼고 ` : ''}
            {scheduledAt === null ? '보내기' : '예약하기'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <dl className={styles.facts}>
          <dt>템플릿</dt>
          <dd>{batch.templateTitle}</dd>
          <dt>보낼 문서</dt>
          <dd>{formatCount(sendable)}건</dd>
          {scheduledAt !== null && (
            <>
              <dt>보낼 때</dt>
              <dd>{formatDeadline(scheduledAt)}</dd>
            </>
          )}
        </dl>
        {counts.wrong > 0 && <Banner tone="warning">{formatCount(counts.wrong)}명에게는 이대로 보낼 수 없어요.</Banner>}
        {wrong.length > 0 && (
          <ul className={styles.problemNote} aria-label="보낼 수 없는 분">
            {wrong.map((row) => (
              <li key={row.rowId}>
                <strong>{nameOf(row, batch)}</strong> {reasonOf(row)}
              </li>
            ))}
          </ul>
        )}
        {props.mayPreview && (
          <Button icon={<FileText />} loading={props.isOpening} loadingLabel="만드는 중" onClick={props.onPreview}>
            한 분의 문서 미리 내려받기
          </Button>
        )}
        <ScheduleFields value={scheduledAt} onValueChange={props.onSchedule} />
        {!isStarting && (
          <SendingCostNote
            cost={cost}
            failure={failure}
            isScheduled={scheduledAt !== null}
            onBuy={props.onBuy}
            otherWay={
              fitting > 0 && (
                <Button size="sm" onClick={props.onSendWhatFits}>
                  {formatCount(fitting)}명에게만 먼저 보내기
                </Button>
              )
            }
          />
        )}
        {failure && failure.code !== 'CREDIT_SHORT' && (
          <Banner
            tone="danger"
            action={
              failure.code === 'VERIFICATION_NEEDED' ? (
                <Button size="sm" onClick={props.onVerify}>
                  본인 확인하기
                </Button>
              ) : undefined
            }
          >
            {getErrorMessage(failure)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
