import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

export const NoOrganization = () => (
  <EmptyState kind="nothing-yet" title="아직 조직이 없어요" description="홈에서 조직을 만들 수 있어요." />
);

export const BillingDisabled = () => (
  <EmptyState kind="nothing-left" title="결제를 쓰지 않는 곳이에요" description="보내는 수에 제한이 없어요." />
);

export const PaymentsLocked = () => (
  <EmptyState
    kind="no-permission"
    title="결제 관리 권한이 필요해요"
    description="결제 관리 권한이 있는 분에게 부탁해보세요."
  />
);

export const LoadingFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="danger"
    action={
      <Button size="sm" onClick={onRetry}>
        다시 불러오기
      </Button>
    }
  >
    결제 정보를 불러오지 못했어요.
  </Banner>
);
