import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import { ApiError } from '@/shared/api';
import type { DirectUrlVisit, StartVisitInput } from '../api/visit';
import { visitDirectUrlMachine } from '../model/visit-direct-url.machine';
import { storyVisit } from './story-visit';

const visitor = { name: '이도윤', contact: { email: 'doyun@out.example' } };

function Board() {
  const [{ machine, look, start }] = useState(createBoard);
  const actorRef = useActorRef(machine, { input: { code: '3kTmDa0sW9', isAtAccount: false } });
  const snapshot = useSelector(actorRef, (current) => current);
  const isLooking = snapshot.matches('looking');
  const isStarting = snapshot.matches('starting');
  const acts = [
    { label: '시작하기', event: { type: 'begin' } },
    { label: '이름과 연락처를 적었어요', event: { type: 'visitor.given', visitor } },
    { label: '뒤로', event: { type: 'back' } },
    { label: '다시 해볼래요', event: { type: 'retry' } },
  ] as const;
  return (
    <MachinePage
      name="링크 서명"
      machine={machine}
      state={snapshot.value}
      steps={[
        ...acts.map(({ label, event }) => ({
          label,
          isPossible: snapshot.can(event),
          run: () => actorRef.send(event),
        })),
        { label: '열려 있어요', isPossible: isLooking, run: look.answer(storyVisit) },
        { label: '멈춘 링크예요', isPossible: isLooking, run: look.answer({ ...storyVisit, standing: 'PAUSED' }) },
        {
          label: '없는 링크예요',
          isPossible: isLooking,
          run: look.refuse(new ApiError('NOT_FOUND', { status: 404 })),
        },
        { label: '연결이 끊겼어요', isPossible: isLooking, run: look.refuse(new ApiError('NETWORK')) },
        { label: '자리를 얻었어요', isPossible: isStarting, run: start.answer({ linkToken: 'x'.repeat(22) }) },
        {
          label: '자리가 다 찼어요',
          isPossible: isStarting,
          run: start.refuse(new ApiError('DIRECT_URL_FULL', { status: 410 })),
        },
        {
          label: '쓸 수 없는 메일이에요',
          isPossible: isStarting,
          run: start.refuse(new ApiError('DOMAIN_NOT_ALLOWED', { status: 422 })),
        },
      ]}
    >
      {snapshot.context.failure?.code ?? snapshot.context.closedAs ?? ''}
    </MachinePage>
  );
}

function createBoard() {
  const look = createCue<DirectUrlVisit, { code: string }>();
  const start = createCue<{ linkToken: string }, StartVisitInput>();
  const machine = visitDirectUrlMachine.provide({ actors: { look: look.logic, start: start.logic } });
  return { machine, look, start };
}

const meta = { title: '흐름/링크 서명', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Walk: Story = {
  name: '링크에서 내 문서까지',
  play: async ({ canvas }) => {
    const steps = [
      ['열려 있어요', 'invited'],
      ['시작하기', 'asking'],
      ['이름과 연락처를 적었어요', 'starting'],
      ['쓸 수 없는 메일이에요', 'asking'],
      ['이름과 연락처를 적었어요', 'starting'],
      ['자리를 얻었어요', 'started'],
    ] as const;
    for (const [label, state] of steps) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await waitFor(() => expect(canvas.getByRole('img', { name: `링크 서명, 지금은 ${state}` })).toBeVisible());
    }
  },
};
export const Looking: Story = { name: '확인하는 중' };
