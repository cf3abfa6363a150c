import { useState } from 'react';
import type { PaymentProfile } from '@/entities/payment/account';
import { getLastDayOfPeriod } from '@/entities/payment/plan';
import { SERVICE_PLAN_WORDS } from '@/entities/payment/service-plan';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { ReasonDialog } from '@/shared/ui/overlays/reason-dialog';
import { formatDate } from '#rules/dates.ts';
import { useUnsubscribe } from '../api/unsubscribe';

type UnsubscribeDialogProps = {
  organizationUuid: string;
  profile: PaymentProfile;
  onClose: () => void;
  /** Called instead of `onClose` once the plan has been ended. */
  onDone?: () => void;
};

/** A paid plan ends with its current period, and one that is past due ends immediately. */
export function UnsubscribeDialog({ organizationUuid, profile, onClose, onDone = onClose }: UnsubscribeDialogProps) {
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const mutation = useUnsubscribe(onDone);
  const { organizationServicePlanPaymentUuid } = profile;
  return (
    <ReasonDialog
      title={`${SERVICE_PLAN_WORDS[profile.servicePlanName]}를 해지할까요?`}
      description={describeEnd(profile)}
      reasonLabel="왜 그만두시나요?"
      confirmLabel="해지하기"
      confirmIcon={null}
      leaveLabel="계속 쓰기"
      isBusy={mutation.isPending}
      failure={mutation.error && getErrorMessage(mutation.error)}
      onClose={onClose}
      onConfirm={(reason) => {
        if (organizationServicePlanPaymentUuid === null) return;
        mutation.mutate(
          { organizationUuid, organizationServicePlanPaymentUuid, reason, requestKey },
          // The reason may change on the next attempt, so it needs a new key.
          { onError: () => setRequestKey(createRequestKey()) },
        );
      }}
    />
  );
}

const describeEnd = ({ status, periodEnd }: PaymentProfile) =>
  status === 'PAST_DUE'
    ? '해지하면 바로 프리로 바뀌어요. 결제하지 못한 금액은 더 결제하지 않아요.'
    : `해지하면 ${formatDate(getLastDayOfPeriod(periodEnd), 'M월 D일')}까지 쓸 수 있어요. 그 뒤에는 프리로 바뀌어요.`;
