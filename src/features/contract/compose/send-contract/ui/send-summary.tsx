import { toSeoulInstant } from '#rules/dates.ts';
import { getDefaultDeadlineDay } from '#rules/deadline.ts';
import { ProblemList, ScheduleFields, type Contract } from '@/entities/contract';
import { SendingCostNote } from '@/entities/payment/credit';
import { buildGuideHref } from '@/entities/help/guide';
import { getErrorMessage } from '@/shared/api';
import { formatDeadline } from '@/shared/lib/seoul-time';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Stack } from '@/shared/ui/layout/stack';
import { FirstMessage } from './first-message';
import type { SendViewProps } from './send-view.types';
import { formatRoleCounts, describeOrder, countPages } from './summary';
import * as styles from './send-contract.css';

const usualDeadline = (scheduledAt: string | null, days: number) => {
  const day = getDefaultDeadlineDay(scheduledAt === null ? new Date() : new Date(scheduledAt), days);
  return toSeoulInstant(day, { hours: 23, minutes: 59 }).toISOString();
};

type Context = SendViewProps['snapshot']['context'];

const isSealedAtOnce = ({ checked }: Context) =>
  checked?.problems.some(({ code }) => code === 'SEALED_AT_ONCE') ?? false;

export const describeSending = (context: Context, { receivers }: Pick<Contract, 'receivers'>) =>
  isSealedAtOnce(context) ? '기다릴 분이 없어서, 보내면 바로 잠가요.' : describeOrder(receivers);

export type SendSummaryProps = Omit<SendViewProps, 'onClose' | 'onSend' | 'onRetry' | 'onReload'>;

export function SendSummary({ snapshot: { value, context }, contract, isKnown, onBuy, ...on }: SendSummaryProps) {
  const { checked, failure, scheduledAt } = context;
  const problems = checked?.problems.filter((problem) => !isKnown?.(problem)) ?? [];
  const isChecking = value === 'checking';
  const isAtOnce = isSealedAtOnce(context);
  const needsVerification = failure?.code === 'VERIFICATION_NEEDED';
  return (
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
      {!isAtOnce && (
        <FirstMessage
          contract={contract}
          expiresAt={contract.expiresAt ?? usualDeadline(scheduledAt, contract.expiryDays)}
        />
      )}
      {!isChecking && (
        <SendingCostNote
          cost={checked?.cost}
          failure={failure}
          isScheduled={scheduledAt !== null}
          onBuy={onBuy && ((missing) => onBuy(missing, scheduledAt))}
        />
      )}
      {failure && failure.code !== 'CREDIT_SHORT' && value !== 'checking' && (
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
          {getErrorMessage(failure)}
        </Banner>
      )}
      {isChecking ? (
        <Spinner label="보내도 되는지 확인하고 있어요" />
      ) : (
        problems.length > 0 && (
          <ProblemList label="보내기 전에 볼 것" problems={problems} onJump={on.onJump} onFillOwn={on.onFillOwn} />
        )
      )}
      {value !== 'outdated' && <ScheduleFields value={scheduledAt} onValueChange={on.onSchedule} />}
      <div>
        <Link tone="quiet" to={buildGuideHref('first-document', 'send')} target="_blank">
          이 화면 설명
        </Link>
      </div>
    </Stack>
  );
}
