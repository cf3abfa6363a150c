import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import {
  verifyPhoneMachine,
  type checkVerification,
  type startVerification,
  type VerificationValidity,
} from '@/entities/phone-verification';
import { ApiError } from '@/shared/api';
import { VerifyPhoneView } from './verify-phone-view';

const validity = (status: 'VERIFIED' | 'CANCELLED'): VerificationValidity => ({
  valid: status === 'VERIFIED',
  status,
  parameterOption1: 'annual',
  parameterOption2: 'popup',
  message: null,
});

function Board({ requestUuid = null }: { requestUuid?: string | null }) {
  const [{ machine, begin, check }] = useState(createBoard);
  const actorRef = useActorRef(machine, {
    input: { userUuid: 'u', purpose: 'annual', callbackUrl: 'https://dojang.example/annual-auth', requestUuid },
  });
  const snapshot = useSelector(actorRef, (current) => current);
  const isStarting = snapshot.matches('starting');
  const isChecking = snapshot.matches('checking');
  const returned = { type: 'returned', requestUuid: 'q' } as const;

  return (
    <MachinePage
      name="휴대폰 본인 확인"
      machine={machine}
      state={snapshot.value}
      steps={[
        { label: '창이 열렸어요', isPossible: isStarting, run: begin.answer('<form></form>') },
        {
          label: '기관이 답하지 않아요',
          isPossible: isStarting,
          run: begin.refuse(new ApiError('PROVIDER_FAILED', { status: 503 })),
        },
        { label: '창에서 돌아왔어요', isPossible: snapshot.can(returned), run: () => actorRef.send(returned) },
        { label: '확인됐어요', isPossible: isChecking, run: check.answer(validity('VERIFIED')) },
        { label: '그만뒀어요', isPossible: isChecking, run: check.answer(validity('CANCELLED')) },
        { label: '연결이 끊겼어요', isPossible: isChecking, run: check.refuse(new ApiError('NETWORK')) },
      ]}
    >
      <VerifyPhoneView
        snapshot={snapshot}
        onStart={() => actorRef.send({ type: 'start', place: 'popup' })}
        onRetry={() => actorRef.send({ type: 'retry' })}
      />
    </MachinePage>
  );
}

function createBoard() {
  const begin = createCue<string, Parameters<typeof startVerification>[0]>();
  const check = createCue<VerificationValidity, Parameters<typeof checkVerification>[0]>();
  const actors = { startVerification: begin.logic, checkVerification: check.logic };
  return { machine: verifyPhoneMachine.provide({ actors }), begin, check };
}

const meta = { title: '흐름/휴대폰 본인 확인', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { name: '처음부터' };
export const Return: Story = { name: '같은 창으로 돌아옴', args: { requestUuid: 'q' } };
