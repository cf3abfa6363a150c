import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PaymentWait, returnPathStore } from '@/entities/payment/provider-window';
import { useSession } from '@/entities/user';
import { useCardReturn } from '@/features/payment/register-card';

/** Keeps the query in the URL until the server answers, so that reloading registers the same card. */
export function CardReturnPage() {
  const { status } = useParams();
  const [params] = useSearchParams();
  const { organization } = useSession();
  const [input] = useState(() => ({
    returned: {
      status: status === 'success' ? ('success' as const) : ('fail' as const),
      customerKey: params.get('customerKey'),
      authKey: params.get('authKey'),
      code: params.get('code'),
      message: params.get('message'),
    },
    organizationUuid: organization?.organizationUuid ?? null,
    isExpected: returnPathStore.read() !== null,
  }));
  useCardReturn(input);
  return <PaymentWait title="카드 더하기" label="카드를 등록하고 있어요" />;
}
