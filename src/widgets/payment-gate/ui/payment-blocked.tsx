import { EmptyState } from '@/shared/ui/feedback/empty-state';

/** The reason why the payment pages aren't available. */
export type PaymentBlock = 'no-permission' | 'off';

export const PaymentBlocked = ({ block }: { block: PaymentBlock }) =>
  block === 'off' ? (
    <EmptyState kind="nothing-left" title="결제를 쓰지 않는 곳이에요" description="보내는 수에 제한이 없어요." />
  ) : (
    <EmptyState
      kind="no-permission"
      title="결제 관리 권한이 필요해요"
      description="결제 관리 권한이 있는 분에게 부탁해보세요."
    />
  );
