import { useId } from 'react';
import type { CreditPack } from '@/entities/payment/credit';
import { formatCount, formatWon } from '@/entities/payment/service-plan';
import { visuallyHidden } from '@/shared/styles';
import * as styles from './buy-credits.css';

type PackChoiceProps = {
  packs: readonly CreditPack[];
  chosen: string | null;
  onChoose: (creditPackId: string) => void;
};

export function PackChoice({ packs, chosen, onChoose }: PackChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.packs}>
      <legend className={visuallyHidden}>살 크레딧</legend>
      {packs.map(({ creditPackId, credits, price }) => (
        <label key={creditPackId} className={styles.pack} data-chosen={creditPackId === chosen || undefined}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={creditPackId === chosen}
            onChange={() => onChoose(creditPackId)}
          />
          <span className={styles.credits}>{formatCount(credits, '개')}</span>{' '}
          <span className={styles.unitPrice}>한 개 {formatWon(price / credits)}</span>{' '}
          <span className={styles.price}>{formatWon(price)}</span>
        </label>
      ))}
    </fieldset>
  );
}
