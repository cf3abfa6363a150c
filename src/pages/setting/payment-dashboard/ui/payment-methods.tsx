import { Ellipsis, Plus, Star, Trash } from '@/shared/icons';
import { formatCardName, type PaymentMethod } from '@/entities/payment/account';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Badge } from '@/shared/ui/feedback/badge';
import { Banner } from '@/shared/ui/feedback/banner';
import * as styles from './payment-dashboard.css';

export type CardAction = 'makeDefault' | 'remove';

export type PaymentMethodsProps = {
  cards: readonly PaymentMethod[];
  isRegistering: boolean;
  trouble: string | null;
  onRegister: () => void;
  onAct: (act: CardAction, card: PaymentMethod) => void;
};

export const PaymentMethods = ({ cards, isRegistering, trouble, onRegister, onAct }: PaymentMethodsProps) => (
  <section className={styles.methods} aria-labelledby="methods-heading">
    <div className={styles.sectionHeader}>
      <h2 id="methods-heading" className={styles.sectionTitle}>
        결제 수단
      </h2>
      <Button icon={<Plus />} loading={isRegistering} loadingLabel="결제 창을 여는 중" onClick={onRegister}>
        카드 더하기
      </Button>
    </div>
    {trouble !== null && <Banner tone="danger">{trouble}</Banner>}
    {cards.length === 0 ? (
      <p className={styles.none}>등록한 카드가 없어요</p>
    ) : (
      <ul className={styles.list}>
        {cards.map((card) => (
          <CardRow key={card.paymentMethodUuid} card={card} onAct={onAct} />
        ))}
      </ul>
    )}
  </section>
);

function CardRow({ card, onAct }: { card: PaymentMethod } & Pick<PaymentMethodsProps, 'onAct'>) {
  const name = formatCardName(card);
  const isUsable = card.status === 'ACTIVE';
  return (
    <li className={styles.method}>
      <span className={styles.issuer} aria-hidden>
        {card.issuerName.replace(/카드$/, '')}
      </span>
      <span className={styles.methodText}>
        <span className={styles.methodName}>{name}</span>
        <span className={styles.methodNote}>{describeCard(card)}</span>
      </span>
      {card.isDefault && <Badge tone="accent">기본 카드</Badge>}
      {!isUsable && <Badge tone="danger">쓸 수 없음</Badge>}
      <DropdownMenu
        label={`${name} 메뉴`}
        align="end"
        trigger={<IconButton label={`${name} 메뉴`} icon={<Ellipsis />} />}
        items={itemsFor(card, (act) => onAct(act, card))}
      />
    </li>
  );
}

const describeCard = ({ ownerType, cardType, isDefault, status }: PaymentMethod) =>
  status === 'UNUSABLE'
    ? '새 카드를 등록해주세요'
    : [ownerType, cardType, ...(isDefault ? ['자동 결제에 써요'] : [])].filter((part) => part !== '미확인').join(' · ');

const itemsFor = ({ isDefault, status }: PaymentMethod, act: (act: CardAction) => void): MenuItem[] => [
  ...(isDefault
    ? []
    : [
        {
          label: '기본 카드로 쓰기',
          icon: <Star />,
          disabledReason: status === 'ACTIVE' ? undefined : '쓸 수 없는 카드예요',
          onSelect: () => act('makeDefault'),
        },
        'separator' as const,
      ]),
  { label: '지우기', icon: <Trash />, danger: true, onSelect: () => act('remove') },
];
