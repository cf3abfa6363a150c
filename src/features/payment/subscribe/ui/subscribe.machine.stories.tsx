import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import type { PaymentOrder } from '@/entities/payment/order';
import type { PlanAvailability, PlanName } from '@/entities/payment/plan';
import { ApiError, type ErrorCode } from '@/shared/api';
import { LinkButton } from '@/shared/ui/actions/link';
import type { Subscription } from '../api/subscribe';
import { subscribeMachine } from '../model/subscribe.machine';
import { EXAMPLE_CARDS, freeProfile, EXAMPLE_OFFER } from './story-offers';
import { SubscribeDesktop } from './subscribe.desktop';

const ORDER: PaymentOrder = {
  orderId: 'sub_1',
  kind: 'PLAN',
  state: 'DONE',
  amount: EXAMPLE_OFFER.amount,
  credits: null,
  servicePlanName: 'STANDARD',
  failure: null,
  available: 0,
};
const REFUSALS: readonly { label: string; code: ErrorCode; status?: number }[] = [
  { label: '카드사가 거절해요', code: 'CARD_DECLINED', status: 422 },
  { label: '쓸 수 없는 카드예요', code: 'CARD_UNUSABLE', status: 422 },
  { label: '다른 결제가 먼저예요', code: 'PAYMENT_RUNNING', status: 409 },
  { label: '결제사가 받지 않아요', code: 'PAYMENT_UNAVAILABLE', status: 503 },
  { label: '답이 오지 않아요', code: 'TIMEOUT' },
];

function Board() {
  const [{ machine, check, pay }] = useState(createBoard);
  const actorRef = useActorRef(machine, {
    input: { organizationUuid: 'o', plan: 'STANDARD', paymentMethodUuid: 'shinhan' },
  });
  const snapshot = useSelector(actorRef, (current) => current);
  const isChecking = snapshot.matches({ offering: 'checking' });
  const isPaying = snapshot.matches('paying');
  return (
    <MachinePage
      name="요금제 바꾸기"
      machine={machine}
      state={snapshot.value}
      steps={[
        { label: '바꿀 수 있어요', isPossible: isChecking, run: check.answer(EXAMPLE_OFFER) },
        {
          label: '카드가 없어요',
          isPossible: isChecking,
          run: check.answer({ ...EXAMPLE_OFFER, available: false, reason: 'NO_CARD' }),
        },
        { label: '확인하지 못해요', isPossible: isChecking, run: check.refuse(new ApiError('NETWORK')) },
        { label: '결제됐어요', isPossible: isPaying, run: pay.answer(ORDER) },
        ...REFUSALS.map(({ label, code, status }) => ({
          label,
          isPossible: isPaying,
          run: pay.refuse(new ApiError(code, status === undefined ? {} : { status })),
        })),
      ]}
    >
      <SubscribeDesktop
        snapshot={snapshot}
        plans={[
          { servicePlanName: 'FREE', price: 0, contractsPerMonth: 7 },
          { servicePlanName: 'STANDARD', price: EXAMPLE_OFFER.amount, contractsPerMonth: 321 },
        ]}
        profile={freeProfile}
        cards={EXAMPLE_CARDS}
        addCard={<LinkButton>카드 더하기</LinkButton>}
        onPlan={(plan) => actorRef.send({ type: 'plan.chosen', plan })}
        onCard={(paymentMethodUuid) => actorRef.send({ type: 'card.chosen', paymentMethodUuid })}
        onAgree={(agreed) => actorRef.send({ type: 'agreement.changed', agreed })}
        onPay={() => actorRef.send({ type: 'pay' })}
        onRetry={() => actorRef.send({ type: 'retry' })}
        onEnd={() => {}}
      />
    </MachinePage>
  );
}

function createBoard() {
  const check = createCue<PlanAvailability, { organizationUuid: string; plan: PlanName }>();
  const pay = createCue<PaymentOrder, Subscription>();
  const actors = { checkAvailability: check.logic, subscribe: pay.logic };
  return { machine: subscribeMachine.provide({ actors }), check, pay };
}

const meta = { title: '흐름/요금제 바꾸기', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { name: '처음부터' };
