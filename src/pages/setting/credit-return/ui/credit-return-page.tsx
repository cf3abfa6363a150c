import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PaymentWait, returnPathStore } from '@/entities/payment/provider-window';
import { useSession } from '@/entities/user';
import { useCreditReturn } from '@/features/payment/buy-credits';

/** Keeps the query in the URL until the server answers, so that reloading repeats the same call. */
export function CreditReturnPage() {
  const { status } = useParams();
  const [params] = useSearchParams();
  const { organization } = useSession();
  const [input] = useState(() => ({
    returned: {
      status: status === 'success' ? ('success' as const) : ('fail' as const),
      orderId: params.get('orderId'),
      paymentKey: params.get('paymentKey'),
      amount: params.get('amount'),
      code: params.get('code'),
      message: params.get('message'),
    },
    organizationUuid: organization?.organizationUuid ?? null,
    isExpected: returnPathStore.read() !== null,
  }));
  useCreditReturn(input);
  return (
    <PaymentWait title="크레딧 사기" label="결제를 확인하고 있어요" words="이 화면을 닫아도 결제는 그대로 이어져요." />
  );
}
