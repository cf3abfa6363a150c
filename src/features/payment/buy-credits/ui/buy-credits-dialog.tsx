import { useState } from 'react';
import type { CreditPack } from '@/entities/payment/credit';
import { chosenPackStore } from '@/entities/payment/provider-window';
import { getErrorMessage } from '@/shared/api';
import { choosePack } from '../model/choose-pack';
import { useBuyCredits } from '../model/use-buy-credits';
import { BuyCreditsView } from './buy-credits-view';

type BuyCreditsDialogProps = {
  organizationUuid: string;
  packs: readonly CreditPack[];
  available: number | null;
  missing?: number;
  /** Where the member goes after paying. Null means the payment settings. */
  goesOnAt?: string | null;
  onClose: () => void;
};

const UNOPENED = { closed: '결제를 그만뒀어요.', failed: '결제 창을 열지 못했어요. 다시 눌러주세요.' };

/** Mount it to open, unmount it to close. Only works on pages whose content security policy allows the provider. */
export function BuyCreditsDialog(props: BuyCreditsDialogProps) {
  const { organizationUuid, packs, available, missing = 0, goesOnAt = null, onClose } = props;
  const [creditPack] = useState(() => choosePack(packs, missing, chosenPackStore.read()));
  const { snapshot, onChoose, onPay } = useBuyCredits({ organizationUuid, creditPackId: creditPack }, goesOnAt);
  const { creditPackId, failure, unopened, refusal } = snapshot.context;
  return (
    <BuyCreditsView
      packs={packs}
      available={available}
      missing={missing}
      chosen={creditPackId}
      isBusy={snapshot.hasTag('busy')}
      trouble={failure ? getErrorMessage(failure) : unopened ? UNOPENED[unopened] : refusal}
      onChoose={onChoose}
      onPay={onPay}
      onClose={() => {
        chosenPackStore.clear();
        onClose();
      }}
    />
  );
}
