import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import { followOrderMachine, type PaymentOrder } from '@/entities/payment/order';
import { ApiError } from '@/shared/api';
import { CompleteView } from './complete-view';

const order = (state: PaymentOrder['state']): PaymentOrder => ({
  orderId: 'sub_1',
  kind: 'PLAN',
  state,
  amount: 123_000,
  credits: null,
  servicePlanName: 'STANDARD',
  failure: null,
  available: 0,
});

function Board() {
  const [{ machine, ask }] = useState(createBoard);
  const actorRef = useActorRef(machine, { input: { orderId: 'sub_1' } });
  const snapshot = useSelector(actorRef, (current) => current);
  const isAsking = snapshot.matches({ following: 'asking' });
  return (
    <MachinePage
      name="결제 결과 기다리기"
      machine={machine}
      state={snapshot.value}
      steps={[
        { label: '아직 몰라요', isPossible: isAsking, run: ask.answer(order('CONFIRMING')) },
        { label: '결제됐어요', isPossible: isAsking, run: ask.answer(order('DONE')) },
        { label: '결제하지 못했어요', isPossible: isAsking, run: ask.answer(order('FAILED')) },
        { label: '연결이 끊겼어요', isPossible: isAsking, run: ask.refuse(new ApiError('NETWORK')) },
        { label: '없는 주문이에요', isPossible: isAsking, run: ask.refuse(new ApiError('NOT_FOUND', { status: 404 })) },
      ]}
    >
      <CompleteView
        outcome={typeof snapshot.value === 'string' ? snapshot.value : 'following'}
        order={snapshot.context.order}
      />
    </MachinePage>
  );
}

function createBoard() {
  const ask = createCue<PaymentOrder, { orderId: string }>();
  return { machine: followOrderMachine.provide({ actors: { loadPaymentOrder: ask.logic } }), ask };
}

const meta = { title: '흐름/결제 결과 기다리기', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { name: '처음부터' };
