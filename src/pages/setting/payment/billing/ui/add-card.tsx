import type { useRegisterCard } from '@/features/payment/register-card';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Stack } from '@/shared/ui/layout/stack';

export const AddCard = ({ isBusy, trouble, onStart }: ReturnType<typeof useRegisterCard>) => (
  <Stack gap={2}>
    <Button size="sm" loading={isBusy} loadingLabel="결제 창을 여는 중" onClick={onStart}>
      카드 더하기
    </Button>
    {trouble && <Banner tone="danger">{trouble}</Banner>}
  </Stack>
);
