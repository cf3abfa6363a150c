import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import { verifyPhoneMachine } from '@/entities/phone-verification';
import type { Admission, Arrival, Proof, SentCode, StepName } from '../api/verification';
import { verifyReceiverMachine } from '../model/verify-receiver.machine';
import { storyFailure, storyLetter, storySteps } from './story-letter';

const STEPS: StepName[] = ['ACCESS_CODE', 'PHONE_CODE'];
const sent: SentCode = {
  to: '010-****-2731',
  expiresAt: '2026-11-20T00:03:00Z',
  secondsLeft: 180,
  resendAfterSeconds: 30,
  resendsLeft: 5,
};

/** `names` are the verification steps. Without any, the letter asks for both consents. */
function Board({ names = STEPS }: { names?: readonly StepName[] }) {
  const [{ machine, cues }] = useState(createBoard);
  const actorRef = useActorRef(machine, {
    input: {
      linkToken: 'x'.repeat(22),
      hasToken: false,
      entry: 'link',
      callbackUrl: location.href,
      requestUuid: null,
      ticks: null,
    },
  });
  const snapshot = useSelector(actorRef, (current) => current);
  const isConfirming = snapshot.matches('confirmingAccessCode') || snapshot.matches('confirmingCode');
  const acts = [
    { label: '문서를 열어요', event: { type: 'open' } },
    { label: '비밀번호를 적었어요', event: { type: 'accessCode.given', code: '941207' } },
    { label: '번호를 받을래요', event: { type: 'code.asked' } },
    { label: '번호를 적었어요', event: { type: 'code.given', code: '482913' } },
    { label: '두 가지를 골랐어요', event: { type: 'ticked', consents: { electronic: true, personal: true } } },
    { label: '동의했어요', event: { type: 'consented' } },
    { label: '뒤로', event: { type: 'back' } },
    { label: '다시 해볼래요', event: { type: 'retry' } },
    { label: '토큰이 지났어요', event: { type: 'refused' } },
  ] as const;

  return (
    <MachinePage
      name="받는 분의 확인"
      machine={machine}
      state={snapshot.value}
      steps={[
        ...acts.map(({ label, event }) => ({
          label,
          isPossible: snapshot.can(event),
          run: () => actorRef.send(event),
        })),
        {
          label: '링크가 맞아요',
          isPossible: snapshot.matches('resolving'),
          run: cues.arrive.answer({ letter: storyLetter, steps: storySteps(names), accessJwt: null }),
        },
        {
          label: '거둔 문서예요',
          isPossible: snapshot.matches('resolving'),
          run: cues.arrive.refuse(storyFailure('CONTRACT_CANCELLED', 410)),
        },
        {
          label: '열렸어요',
          isPossible: snapshot.matches('opening'),
          run: () => cues.open.answer(admission(names, 0))(),
        },
        { label: '번호를 보냈어요', isPossible: snapshot.matches('sendingCode'), run: cues.send.answer(sent) },
        {
          label: '맞아요',
          isPossible: isConfirming,
          run: () => cues.confirm.answer(admission(names, snapshot.matches('confirmingCode') ? 2 : 1))(),
        },
        {
          label: '달라요',
          isPossible: isConfirming,
          run: cues.confirm.refuse(storyFailure('CODE_WRONG', 422, { triesLeft: 3 })),
        },
        {
          label: '다섯 번 틀렸어요',
          isPossible: isConfirming,
          run: cues.confirm.refuse(storyFailure('LOCKED', 423, { retryAfter: 600 })),
        },
        {
          label: '동의가 남았어요',
          isPossible: snapshot.matches('agreeing') || snapshot.matches('agreeingOnLetter'),
          run: cues.consent.answer(null),
        },
      ]}
    >
      {snapshot.context.failure?.code ?? snapshot.context.deadEnd?.code ?? ''}
    </MachinePage>
  );
}

const admission = (names: readonly StepName[], passed: number): Admission => ({
  accessJwt: '',
  scope: passed === names.length ? 'sign' : 'verify',
  steps: storySteps(names, passed),
});

function createBoard() {
  const cues = {
    arrive: createCue<Arrival, { linkToken: string | null }>(),
    open: createCue<Admission, void>(),
    send: createCue<SentCode, { step: StepName }>(),
    confirm: createCue<Admission, Proof>(),
    consent: createCue<null, void>(),
  };
  const machine = verifyReceiverMachine.provide({
    actors: {
      arrive: cues.arrive.logic,
      openDocument: cues.open.logic,
      sendCode: cues.send.logic,
      confirmStep: cues.confirm.logic,
      giveConsents: cues.consent.logic,
      verifyPhone: verifyPhoneMachine,
    },
    actions: { keepToken: () => {} },
  });
  return { machine, cues };
}

const meta = { title: '흐름/받는 분의 확인', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
async function walk(canvas: Canvas, steps: readonly (readonly [label: string, state: string])[]) {
  for (const [label, state] of steps) {
    await userEvent.click(canvas.getByRole('button', { name: label }));
    await waitFor(() => expect(canvas.getByRole('img', { name: `받는 분의 확인, 지금은 ${state}` })).toBeVisible());
  }
}

export const Walk: Story = {
  name: '링크에서 서명까지',
  play: async ({ canvas }) => {
    const steps = [
      ['링크가 맞아요', 'arrived'],
      ['문서를 열어요', 'opening'],
      ['열렸어요', 'accessCode'],
      ['비밀번호를 적었어요', 'confirmingAccessCode'],
      ['달라요', 'accessCode'],
      ['비밀번호를 적었어요', 'confirmingAccessCode'],
      ['맞아요', 'codeReady'],
      ['번호를 받을래요', 'sendingCode'],
      ['번호를 보냈어요', 'codeAsked'],
      ['번호를 적었어요', 'confirmingCode'],
      ['맞아요', 'consenting'],
      ['두 가지를 골랐어요', 'consenting'],
      ['동의했어요', 'agreeing'],
      ['동의가 남았어요', 'admitted'],
    ] as const;
    await walk(canvas, steps);
  },
};
export const WalkOnLetter: Story = {
  name: '확인 없이, 편지에서 동의하고',
  args: { names: [] },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: '문서를 열어요' });
    await walk(canvas, [['링크가 맞아요', 'arrived']]);
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await walk(canvas, [
      ['두 가지를 골랐어요', 'arrived'],
      ['문서를 열어요', 'opening'],
      ['열렸어요', 'agreeingOnLetter'],
      ['동의가 남았어요', 'admitted'],
    ]);
  },
};
export const Start: Story = { name: '처음부터' };
