import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentProfile } from '@/entities/payment/account';
import { formatWon } from '@/entities/payment/service-plan';
import { ApiError, createRequestKey, getErrorMessage } from '@/shared/api';
import { formatMonthDay } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { toast } from '@/shared/ui/feedback/toast';
import { useRetryPayment } from '../api/retry';

type RetryPaymentProps = { organizationUuid: string; profile: PaymentProfile };

/** After a failed payment, shows what happens next and a button to pay now. */
export function RetryPayment({ organizationUuid, profile }: RetryPaymentProps) {
  const navigate = useNavigate();
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const mutation = useRetryPayment(({ orderId, state }) => {
    if (state === 'DONE') return toast.success('결제했어요');
    return void navigate(`${href('settingPaymentComplete')}?orderId=${encodeURIComponent(orderId)}`);
  });
  if (profile.status !== 'PAST_DUE') return null;
  return (
    <Banner
      tone="danger"
      action={
        <Button
          size="sm"
          loading={mutation.isPending}
          loadingLabel="결제하는 중"
          onClick={() =>
            mutation.mutate(
              { organizationUuid, requestKey },
              { onError: (error) => isAnswered(error) && setRequestKey(createRequestKey()) },
            )
          }
        >
          지금 다시 결제하기
        </Button>
      }
    >
      {describePastDue(profile)}
      {mutation.error && <p>{getErrorMessage(mutation.error)}</p>}
    </Banner>
  );
}

/**
 * Without a definite answer, the card may have been charged, and repeating the request with the same key returns the
 * outcome.
 */
const isAnswered = (error: Error) => {
  const { status, code } = ApiError.from(error);
  return code === 'PAYMENT_UNAVAILABLE' || (status !== undefined && status < 500 && code !== 'IDEMPOTENCY_RUNNING');
};

function describePastDue({ nextAmount, retry }: PaymentProfile): string {
  const failed = nextAmount === null ? '결제하지 못했어요.' : `${formatWon(nextAmount)}을 결제하지 못했어요.`;
  return retry === null || retry.at === null
    ? `${failed} 다른 카드로 바꿔주세요.`
    : `${failed} ${formatMonthDay(retry.at)}에 다시 해볼게요.`;
}
