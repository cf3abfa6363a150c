import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { getBillingDay, getButtonLabel } from '../model/bill';
import { CardChoice } from './card-choice';
import * as styles from './subscribe.css';
import { getSubscribeStep, type SubscribeViewProps } from './subscribe-view';

export function BillActions(props: SubscribeViewProps) {
  const { value, context } = props.snapshot;
  switch (getSubscribeStep(value)) {
    case 'unchecked':
      return null;
    case 'unanswered':
      return (
        <Button variant="primary" size="lg" fullWidth onClick={props.onRetry}>
          다시 확인하기
        </Button>
      );
    case 'refused':
      return <RefusedActs {...props} />;
    case 'checking':
    case 'choosing':
    case 'paying':
    case 'ordered':
      return context.plan === 'FREE' ? <EndActs {...props} /> : <PayActs {...props} />;
  }
}

function RefusedActs({ snapshot: { context }, addCard, onRetry }: SubscribeViewProps) {
  const reason = context.availability?.reason;
  if (reason === 'NO_CARD') return <div className={styles.centredAction}>{addCard}</div>;
  if (reason === 'PAYMENT_RUNNING') {
    return (
      <Button size="lg" fullWidth onClick={onRetry}>
        다시 확인하기
      </Button>
    );
  }
  return (
    <Button size="lg" fullWidth disabled>
      {reason === 'ENDING' ? '이미 해지했어요' : '이미 쓰고 있는 요금제예요'}
    </Button>
  );
}

const EndActs = ({ snapshot: { value }, onEnd }: SubscribeViewProps) => (
  <>
    <Button
      variant="primary"
      size="lg"
      fullWidth
      disabledReason={getSubscribeStep(value) === 'checking' ? '바꿀 수 있는지 확인하고 있어요.' : undefined}
      onClick={onEnd}
    >
      프리로 바꾸기
    </Button>
    <p className={styles.note}>낮은 요금제는 다음 결제일부터 적용돼요. 그때까지는 지금 요금제를 그대로 써요.</p>
  </>
);

function PayActs(props: SubscribeViewProps) {
  const { snapshot, profile, plans, cards, addCard, onCard, onAgree, onPay } = props;
  const { value, context } = snapshot;
  const { availability, paymentMethodUuid, agreed, plan } = context;
  const sold = plans.find(({ servicePlanName }) => servicePlanName === plan);
  return (
    <>
      <CardChoice cards={cards} chosen={paymentMethodUuid} addCard={addCard} onCard={onCard} />
      {availability && (
        <Checkbox
          checked={agreed}
          onChange={(event) => onAgree(event.target.checked)}
          label={`매달 ${getBillingDay(availability)}일에 자동으로 결제되는 것에 동의해요`}
          description="언제든 해지할 수 있어요."
        />
      )}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        loading={getSubscribeStep(value) === 'paying' || getSubscribeStep(value) === 'ordered'}
        loadingLabel="결제하는 중"
        disabledReason={findObstacle(props)}
        onClick={onPay}
      >
        {sold && getButtonLabel(sold, profile)}
      </Button>
    </>
  );
}

function findObstacle({ snapshot: { value, context } }: SubscribeViewProps): string | undefined {
  if (getSubscribeStep(value) === 'checking') return '바꿀 수 있는지 확인하고 있어요.';
  if (context.paymentMethodUuid === null) return '카드를 골라주세요.';
  return context.agreed ? undefined : '자동 결제에 동의해주세요.';
}
