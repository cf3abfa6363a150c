import { formatCardName, type PaymentMethod } from '@/entities/payment/account';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import * as styles from './subscribe.css';
import type { SubscribeViewProps } from './subscribe-view';

type CardChoiceProps = Pick<SubscribeViewProps, 'cards' | 'addCard' | 'onCard'> & { chosen: string | null };

/** Cards that the provider rejected permanently can't be selected. */
export const CardChoice = ({ cards, chosen, addCard, onCard }: CardChoiceProps) => (
  <div className={styles.cardChoice}>
    <div className={styles.cardChoiceHeader}>
      <h3 className={styles.smallTitle}>결제 수단</h3>
      {addCard}
    </div>
    {cards.length === 0 ? (
      <p className={styles.note}>등록한 카드가 없어요.</p>
    ) : (
      <RadioGroup
        aria-label="결제 수단"
        value={chosen}
        onValueChange={onCard}
        options={cards.map((card) => ({
          value: card.paymentMethodUuid,
          label: formatCardName(card),
          description: describeCard(card),
          disabledReason: card.status === 'UNUSABLE' ? '쓸 수 없는 카드예요.' : undefined,
        }))}
      />
    )}
  </div>
);

const describeCard = ({ ownerType, isDefault, status }: PaymentMethod) =>
  [ownerType, isDefault && '기본 카드', status === 'UNUSABLE' && '쓸 수 없는 카드'].filter(Boolean).join(' · ');
