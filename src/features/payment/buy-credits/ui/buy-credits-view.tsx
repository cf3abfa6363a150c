import type { CreditPack } from '@/entities/payment/credit';
import { formatCount, formatWon } from '@/entities/payment/service-plan';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { PackChoice } from './pack-choice';
import * as styles from './buy-credits.css';

export type BuyCreditsViewProps = {
  packs: readonly CreditPack[];
  /** The current balance, or null if it is unknown. */
  available: number | null;
  /** The number of credits missing for something about to be sent. */
  missing: number;
  chosen: string | null;
  isBusy: boolean;
  trouble: string | null;
  onChoose: (creditPackId: string) => void;
  onPay: () => void;
  onClose: () => void;
};

export function BuyCreditsView({ packs, available, missing, chosen, isBusy, trouble, ...on }: BuyCreditsViewProps) {
  const pack = packs.find(({ creditPackId }) => creditPackId === chosen);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && on.onClose()}
      width={480}
      title="크레딧 사기"
      description="많이 살수록 한 개 값이 싸져요. 산 날부터 1년 동안 쓸 수 있어요."
      footer={
        <>
          <Button size="lg" onClick={on.onClose}>
            그만두기
          </Button>
          <Button
            size="lg"
            variant="primary"
            loading={isBusy}
            loadingLabel="결제 창을 여는 중"
            disabledReason={pack ? undefined : '살 크레딧을 골라주세요'}
            onClick={on.onPay}
          >
            {pack ? `${formatWon(pack.price)} 결제하기` : '결제하기'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {missing > 0 && <Banner tone="warning">크레딧이 {formatCount(missing, '개')} 모자라요.</Banner>}
        <PackChoice packs={packs} chosen={chosen} onChoose={on.onChoose} />
        <dl className={styles.sums}>
          {available !== null && (
            <>
              <dt>지금 남은 크레딧</dt>
              <dd>{available.toLocaleString('ko-KR')}</dd>
              <dt>사고 나면</dt>
              <dd>{(available + (pack?.credits ?? 0)).toLocaleString('ko-KR')}</dd>
            </>
          )}
          <dt className={styles.totalName}>결제할 금액 (부가세 포함)</dt>
          <dd className={styles.total}>{formatWon(pack?.price ?? 0)}</dd>
        </dl>
        {trouble !== null && <Banner tone="danger">{trouble}</Banner>}
      </Stack>
    </Dialog>
  );
}
