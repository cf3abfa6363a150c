import { useState } from 'react';
import type { PaymentProfile } from '@/entities/payment/account';
import type { CreditPack } from '@/entities/payment/credit';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { LinkButton } from '@/shared/ui/actions/link';
import { toast } from '@/shared/ui/feedback/toast';
import { Switch } from '@/shared/ui/inputs/switch';
import { useSetRefill } from '../api/set-refill';
import { RefillDialog } from './refill-dialog';
import * as styles from './refill.css';

type RefillSwitchProps = {
  organizationUuid: string;
  profile: Pick<PaymentProfile, 'refill' | 'credits'>;
  packs: readonly CreditPack[];
  onAddCard: () => void;
};

/** Turning the switch on asks for confirmation, because it costs money. Turning it off doesn't. */
export function RefillSwitch({ organizationUuid, profile, packs, onAddCard }: RefillSwitchProps) {
  const { refill, credits } = profile;
  const [isChoosing, setIsChoosing] = useState(false);
  const turnOff = useSetRefill(() => {});
  // The server rejects packs that are no longer offered, even when automatic purchases are turned off.
  const pack = packs.find(({ creditPackId }) => creditPackId === refill.creditPackId) ?? packs[0];

  function onTurn(on: boolean) {
    if (on) return setIsChoosing(true);
    if (turnOff.isPending || !pack || refill.below === null) return;
    turnOff.mutate(
      {
        organizationUuid,
        on: false,
        below: refill.below,
        creditPackId: pack.creditPackId,
        requestKey: createRequestKey(),
      },
      { onError: (error) => toast.error(getErrorMessage(error)) },
    );
  }

  return (
    <>
      <span className={styles.line}>
        <Switch
          checked={refill.on}
          onCheckedChange={onTurn}
          label={
            refill.below === null
              ? '모자라면 자동으로 채우기'
              : `${refill.below.toLocaleString('ko-KR')} 아래면 자동으로 채우기`
          }
        />
        {refill.on && (
          <LinkButton aria-label="자동으로 채우기 바꾸기" onClick={() => setIsChoosing(true)}>
            바꾸기
          </LinkButton>
        )}
      </span>
      {isChoosing && (
        <RefillDialog
          organizationUuid={organizationUuid}
          refill={refill}
          available={credits.available}
          packs={packs}
          onClose={() => setIsChoosing(false)}
          onAddCard={() => {
            setIsChoosing(false);
            onAddCard();
          }}
        />
      )}
    </>
  );
}
