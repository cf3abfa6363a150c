import { useState } from 'react';
import { ActionRefusal, type InsufficientCreditsProps } from '@/entities/payment/credit';
import { createRequestKey } from '@/shared/api';
import { formatDeadline, getSeoulDay, useNow } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { DatePicker } from '@/shared/ui/inputs/date-picker';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { toSeoulInstant } from '#rules/dates.ts';
import { DEADLINE_TOO_FAR, getLastDeadlineDay, isDeadlineTooFar } from '#rules/deadline-limit.ts';
import { useExtendDeadline } from '../api/contract-acts';
import type { ActionableContract } from '../model/possible-acts';
import { ActTextCost } from './act-text-cost';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const END_OF_DAY = { hours: 23, minutes: 59 };

type ExtendDialogProps = {
  contract: ActionableContract;
  onClose: () => void;
  onBuy: InsufficientCreditsProps['onBuy'];
};

/** Suggests one week after the current deadline. Deadlines are always at 23:59 in Seoul. */
export function ExtendDialog({ contract, onClose, onBuy }: ExtendDialogProps) {
  const now = useNow();
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const [suggested] = useState(() => {
    const from = Math.max(Date.now(), expiryOf(contract) ?? 0);
    const [nextWeek, last] = [getSeoulDay(new Date(from + WEEK_MS)), getLastDeadlineDay(new Date())];
    return nextWeek < last ? nextWeek : last;
  });
  const [day, setDay] = useState<string | null>(suggested);
  const mutation = useExtendDeadline(contract.contractId, onClose);
  const expiresAt = day ? toSeoulInstant(day, END_OF_DAY).toISOString() : null;
  const isLater = expiresAt !== null && Date.parse(expiresAt) > Math.max(now.getTime(), expiryOf(contract) ?? 0);
  const problem =
    expiresAt === null
      ? undefined
      : !isLater
        ? '지금 마감보다 뒤의 날을 골라주세요.'
        : isDeadlineTooFar(new Date(expiresAt), now)
          ? DEADLINE_TOO_FAR
          : undefined;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="마감을 언제까지 늘릴까요?"
      {...(contract.expiresAt && { description: `지금 마감은 ${formatDeadline(contract.expiresAt)}이에요.` })}
      dirty={day !== suggested}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            loading={mutation.isPending}
            disabledReason={expiresAt === null ? '날짜를 골라주세요.' : problem}
            onClick={() => expiresAt !== null && mutation.mutate({ expiresAt, requestKey })}
          >
            마감 늘리기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ActionRefusal error={mutation.error} onBuy={onBuy} />
        <Field
          label="새 마감"
          error={problem}
          hint={expiresAt === null ? undefined : `${formatDeadline(expiresAt)}까지 서명할 수 있어요.`}
        >
          <DatePicker
            value={day}
            min={getSeoulDay(new Date(Math.max(now.getTime(), (expiryOf(contract) ?? 0) + MINUTE_MS)))}
            max={getLastDeadlineDay(now)}
            onValueChange={(next) => {
              setDay(next);
              setRequestKey(createRequestKey());
            }}
          />
        </Field>
        <ActTextCost act="extend" contractId={contract.contractId} />
      </Stack>
    </Dialog>
  );
}

const expiryOf = ({ expiresAt }: ActionableContract) => (expiresAt === null ? null : Date.parse(expiresAt));
