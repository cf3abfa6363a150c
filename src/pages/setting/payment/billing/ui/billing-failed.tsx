import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';

export const BillingFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="danger"
    action={
      <Button size="sm" onClick={onRetry}>
        다시 불러오기
      </Button>
    }
  >
    이 부분을 불러오지 못했어요.
  </Banner>
);
