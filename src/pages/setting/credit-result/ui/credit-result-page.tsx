import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PaymentWait, returnPathStore } from '@/entities/payment/provider-window';
import { useCreditResult } from '@/features/payment/buy-credits';
import { href } from '@/shared/routes';
import { PurchasedView, PendingView } from './credit-result-view';

export function CreditResultPage() {
  const [params] = useSearchParams();
  const [wayBack] = useState(() => returnPathStore.read() ?? href('settingPayment'));
  const { order, isLate } = useCreditResult(params.get('orderId'));
  if (order)
    return (
      <PurchasedView
        credits={order.credits ?? 0}
        available={order.available}
        wayBack={wayBack}
        onLeave={returnPathStore.clear}
      />
    );
  if (isLate) return <PendingView wayBack={wayBack} onLeave={returnPathStore.clear} />;
  return (
    <PaymentWait title="크레딧 사기" label="결제를 확인하고 있어요" words="이 화면을 닫아도 결제는 그대로 이어져요." />
  );
}
