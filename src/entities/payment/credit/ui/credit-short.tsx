import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';

export type CreditShortProps = {
  /** 0 if it is not known how many. */
  missing: number;
  /** Undefined for a member who may not pay. */
  onBuy: ((missing: number) => void) | undefined;
  /** Another way out, such as sending less. */
  otherWay?: ReactNode;
};

/** Too few credits, and who can do something about it. */
export const CreditShort = ({ missing, onBuy, otherWay }: CreditShortProps) => (
  <Banner
    tone="warning"
    announce
    action={
      (onBuy || otherWay) && (
        <>
          {otherWay}{' '}
          {onBuy && (
            <Button size="sm" onClick={() => onBuy(missing)}>
              크레딧 사기
            </Button>
          )}
        </>
      )
    }
  >
    {missing > 0 ? `크레딧이 ${missing.toLocaleString('ko-KR')}개 모자라요.` : '크레딧이 모자라요.'}
    {!onBuy && ' 결제 관리 권한이 있는 분에게 부탁해보세요.'}
  </Banner>
);
