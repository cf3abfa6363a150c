import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import { tokenRefreshMachine } from './token-refresh.machine';
import type { Tokens } from './token-storage';

const tokens = { accessJwt: 'a', refreshJwt: 'r' };
const WORDS = {
  idle: '요청마다 토큰을 붙여요.',
  refreshing: '한 번만 새로 받아요. 그동안의 요청은 같은 답을 기다려요.',
  expired: '오래 쓰지 않아서 로그아웃됐어요. 다시 로그인해주세요.',
  signedOut: '로그아웃했어요.',
};

function Board() {
  const [{ machine, refresh }] = useState(createBoard);
  const actorRef = useActorRef(machine);
  const snapshot = useSelector(actorRef, (current) => current);
  const isRefreshing = snapshot.matches('refreshing');
  const acts = [
    { label: '401을 받았어요', event: { type: 'refresh.requested' } },
    { label: '로그인했어요', event: { type: 'tokens.issued', tokens } },
    { label: '로그아웃했어요', event: { type: 'session.ended' } },
  ] as const;
  return (
    <MachinePage
      name="토큰 새로 받기"
      machine={machine}
      state={snapshot.value}
      steps={[
        ...acts.map(({ label, event }) => ({
          label,
          isPossible: snapshot.can(event),
          run: () => actorRef.send(event),
        })),
        { label: '새 토큰을 받았어요', isPossible: isRefreshing, run: refresh.answer(tokens) },
        { label: '거절됐어요', isPossible: isRefreshing, run: refresh.refuse('refused') },
        { label: '답이 없어요', isPossible: isRefreshing, run: refresh.refuse('no answer') },
      ]}
    >
      <p>{WORDS[snapshot.value]}</p>
    </MachinePage>
  );
}

function createBoard() {
  const refresh = createCue<Tokens, { refreshJwt: string }>();
  const machine = tokenRefreshMachine.provide({
    actors: { refreshTokens: refresh.logic },
    actions: { saveTokens: () => {}, clearTokens: () => {} },
    guards: { hasTokens: () => true, wasAnswered: (_, { error }) => error === 'refused' },
  });
  return { machine, refresh };
}

const meta = { title: '흐름/토큰 새로 받기', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refresh: Story = { name: '토큰 새로 받기' };
