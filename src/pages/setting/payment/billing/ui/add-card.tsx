import { useRegisterCard } from '@/features/payment/register-card';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Stack } from '@/shared/ui/layout/stack';

/** Opens the provider's window, which returns to this page. */
export function AddCard({ organizationUuid }: { organizationUuid: string }) {
  const { isBusy, trouble, onStart } = useRegisterCard(organizationUuid, href('settingPaymentBilling'));
  return (
    <Stack gap={2}>
      <Button size="sm" loading={isBusy} loadingLabel="결제 창을 여는 중" onClick={onStart}>
        카드 더하기
      </Button>
      {trouble && <Banner tone="danger">{trouble}</Banner>}
    </Stack>
  );
}
