import type { CreditPack } from '@/entities/payment/credit';
import { formatCount, formatWon } from '@/entities/payment/service-plan';
import { ApiError, getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';

type RefillFailureProps = { error: Error; onAddCard: () => void };

export const RefillFailure = ({ error, onAddCard }: RefillFailureProps) => (
  <Banner
    tone="danger"
    action={
      ApiError.from(error).code === 'NO_CARD' && (
        <Button size="sm" onClick={onAddCard}>
          카드 더하기
        </Button>
      )
    }
  >
    {getErrorMessage(error)}
  </Banner>
);

type RefillNowProps = { available: number; below: number | null; pack: CreditPack | undefined };

/** Saving buys a pack immediately if the balance is already below the threshold. */
export const ImmediateRefillWarning = ({ available, below, pack }: RefillNowProps) =>
  below !== null &&
  pack &&
  available < below && (
    <Banner tone="warning" announce>
      지금 {formatCount(available, '개')} 남아서 바로 {formatWon(pack.price)}을 결제해요.
    </Banner>
  );
