import { CalendarClock, Send } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import { toSeoulInstant } from '#rules/dates.ts';
import { getDefaultDeadlineDay } from '#rules/deadline.ts';
import { ProblemList, ScheduleFields, type Contract, type ContractProblem } from '@/entities/contract';
import { errorMessage } from '@/shared/api';
import { formatDeadline } from '@/shared/lib/seoul-time';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Stack } from '@/shared/ui/layout/stack';
import { formatRoleCounts, describeOrder, countPages } from './summary';
import type { sendContractMachine } from '../model/send-contract.machine';
import * as styles from './send-contract.css';

export type SendViewProps = {
  snapshot: Pick<SnapshotFrom<typeof sendContractMachine>, 'value' | 'context'>;
  contract: Contract;
  onClose: () => void;
  onSend: () => void;
  onRetry: () => void;
  onReload: () => void;
  onSchedule: (at: string | null) => void;
  onJump: (problem: ContractProblem) => void;
  /** Opens all of the sender's missing or invalid fields, with the problems found. */
  onFillOwn: (problems: readonly ContractProblem[]) => void;
  /** Called if the sender has not verified their identity this year. */
  onVerify: () => void;
};

/** The default deadline: 23:59 in Seoul, on a working day some days after sending. */
const usualDeadline = (scheduledAt: string | null, days: number) => {
  const day = getDefaultDeadlineDay(scheduledAt === null ? new Date() : new Date(scheduledAt), days);
  return toSeoulInstant(day, { hours: 23, minutes: 59 }).toISOString();
};

const STOPPED = '고칠 곳을 먼저 고쳐주세요';

/** The "이대로 보낼까요?" dialog, with a summary of the contract, the problems found, and the time of sending. */
export function SendView({ snapshot: { value, context }, contract, ...on }: SendViewProps) {
  const { checked, failure, scheduledAt } = context;
  const isSending = value === 'sending' || value === 'sent';
  const isChecking = value === 'checking';
  const isAtOnce = checked?.problems.some(({ code }) => code === 'SEALED_AT_ONCE') ?? false;
  const needsVerification = failure?.code === 'VERIFICATION_NEEDED';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSending && on.onClose()}
      width={480}
      title="이대로 보낼까요?"
      description={isAtOnce ? '기다릴 분이 없어서, 보내면 바로 잠가요.' : describeOrder(contract.receivers)}
      footer={
        <>
          <Button size="lg" onClick={on.onClose} disabledReason={isSending ? '보내는 중이에요' : undefined}>
            더 고치기
          </Button>
          {value === 'outdated' ? (
            <Button size="lg" variant="primary" onClick={on.onReload}>
              다시 불러오기
            </Button>
          ) : value === 'unchecked' ? (
            <Button size="lg" variant="primary" onClick={on.onRetry}>
              다시 확인하기
            </Button>
          ) : (
            <Button
              size="lg"
              variant="primary"
              icon={scheduledAt === null ? <Send /> : <CalendarClock />}
              loading={isSending}
              loadingLabel="보내는 중"
              disabledReason={value === 'stopped' ? STOPPED : isChecking ? '보내도 되는지 확인하고 있어요' : undefined}
              onClick={on.onSend}
            >
              {scheduledAt === null ? '보내기' : '예약하기'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <dl className={styles.facts}>
          <dt>문서</dt>
          <dd>
            {contract.title} · {countPages(contract)}쪽
          </dd>
          <dt>받는 분</dt>
          <dd>{formatRoleCounts(contract.receivers) || '없어요'}</dd>
          {!isAtOnce && (
            <>
              <dt>마감</dt>
              <dd>{formatDeadline(contract.expiresAt ?? usualDeadline(scheduledAt, contract.expiryDays))}</dd>
            </>
          )}
          {scheduledAt !== null && (
            <>
              <dt>보낼 때</dt>
              <dd>{formatDeadline(scheduledAt)}</dd>
            </>
          )}
        </dl>
        {failure && value !== 'checking' && (
          <Banner
            tone="danger"
            action={
              needsVerification ? (
                <Button size="sm" onClick={on.onVerify}>
                  본인 확인하기
                </Button>
              ) : undefined
            }
          >
            {errorMessage(failure)}
          </Banner>
        )}
        {isChecking ? (
          <Spinner label="보내도 되는지 확인하고 있어요" />
        ) : (
          checked &&
          checked.problems.length > 0 && (
            <ProblemList
              label="보내기 전에 볼 것"
              problems={checked.problems}
              onJump={on.onJump}
              onFillOwn={on.onFillOwn}
            />
          )
        )}
        {value !== 'outdated' && <ScheduleFields value={scheduledAt} onValueChange={on.onSchedule} />}
      </Stack>
    </Dialog>
  );
}
