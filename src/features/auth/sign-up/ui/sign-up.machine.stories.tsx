import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import { ApiError } from '@/shared/api';
import type { Tokens } from '@/shared/session';
import type { CodeTimes, SignUpDetails } from '../api/sign-up';
import { signUpMachine } from '../model/sign-up.machine';
import { SignUpView } from './sign-up-view';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const details = {
  name: '김지수',
  password: 'hanbit-2026',
  organizationName: '한빛물산',
  agreements: { terms: true, privacy: true, marketing: false },
};
const wrongCode = new ApiError('CODE_WRONG', {
  status: 422,
  body: { isSuccess: false, code: 422, message: '번호가 달라요.', errorCode: 'CODE_WRONG', triesLeft: 3 },
});

function Board() {
  const [{ machine, send, confirm, open }] = useState(createBoard);
  const actorRef = useActorRef(machine);
  const snapshot = useSelector(actorRef, (current) => current);
  const acts = [
    { label: '메일 주소를 적었어요', event: { type: 'email.given', email: 'jisu.kim@hanbit.example' } },
    { label: '번호를 적었어요', event: { type: 'code.given', code: '123456' } },
    { label: '이름과 조직을 적었어요', event: { type: 'details.given', details } },
  ] as const;

  return (
    <MachinePage
      name="가입"
      machine={machine}
      state={snapshot.value}
      steps={[
        ...acts.map(({ label, event }) => ({
          label,
          isPossible: snapshot.can(event),
          run: () => actorRef.send(event),
        })),
        {
          label: '번호를 보냈어요',
          isPossible: snapshot.matches('sendingCode'),
          run: send.answer({ expiresAt: inMinutes(10), resendAfter: inMinutes(0.5) }),
        },
        {
          label: '번호를 못 보냈어요',
          isPossible: snapshot.matches('sendingCode'),
          run: send.refuse(new ApiError('NETWORK')),
        },
        { label: '번호가 맞아요', isPossible: snapshot.matches('confirming'), run: confirm.answer(null) },
        { label: '번호가 달라요', isPossible: snapshot.matches('confirming'), run: confirm.refuse(wrongCode) },
        {
          label: '가입됐어요',
          isPossible: snapshot.matches('signingUp'),
          run: open.answer({ accessJwt: 'a', refreshJwt: 'r' }),
        },
        {
          label: '비밀번호가 약해요',
          isPossible: snapshot.matches('signingUp'),
          run: open.refuse(new ApiError('PASSWORD_WEAK', { status: 422 })),
        },
      ]}
    >
      <SignUpView
        snapshot={snapshot}
        onEmail={(email) => actorRef.send({ type: 'email.given', email })}
        onCode={(code) => actorRef.send({ type: 'code.given', code })}
        onCodeAgain={() => actorRef.send({ type: 'code.askedAgain' })}
        onDetails={(given) => actorRef.send({ type: 'details.given', details: given })}
        onBack={() => actorRef.send({ type: 'back' })}
      />
    </MachinePage>
  );
}

function createBoard() {
  const send = createCue<CodeTimes, { email: string }>();
  const confirm = createCue<null, { email: string; code: string }>();
  const open = createCue<Tokens, SignUpDetails & { email: string; code: string }>();
  const actors = { requestCode: send.logic, confirmCode: confirm.logic, signUp: open.logic };
  return { machine: signUpMachine.provide({ actors }), send, confirm, open };
}

const meta = { title: '흐름/가입', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const walk =
  (steps: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const name of steps) {
      const step = () => canvas.getByRole('button', { name });
      await waitFor(() => expect(step()).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(step());
    }
  };

export const EmailTypo: Story = {
  name: '메일 주소를 잘못 적은 듯할 때',
  play: async ({ canvas }) => {
    const address = canvas.getByLabelText('메일 주소');
    await userEvent.clear(address);
    await userEvent.type(address, 'narin@navver.com');
    await userEvent.click(await canvas.findByRole('button', { name: '고치기' }));
    await expect(address).toHaveValue('narin@naver.com');
    await expect(canvas.queryByRole('button', { name: '고치기' })).toBeNull();
  },
};

export const WrongCode: Story = {
  name: '번호가 다를 때',
  play: async (context) => {
    await walk(['메일 주소를 적었어요', '번호를 보냈어요', '번호를 적었어요', '번호가 달라요'])(context);
    const { canvas } = context;
    await expect(await canvas.findByText('번호가 달라요. 3번 더 할 수 있어요.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('여섯 자리 번호'), '111111');
    await walk(['번호가 달라요'])(context);
    // The last digit has submitted it; the same code again would use up another attempt.
    await canvas.findByText('번호가 달라요. 3번 더 할 수 있어요.');
    await userEvent.click(canvas.getByRole('button', { name: '확인' }));
    await expect(canvas.getByLabelText('여섯 자리 번호')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '번호가 달라요' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Details: Story = {
  name: '마지막 단계',
  play: async (context) => {
    await walk(['메일 주소를 적었어요', '번호를 보냈어요', '번호를 적었어요', '번호가 맞아요'])(context);
    await expect(await context.canvas.findByLabelText('조직 이름')).toBeVisible();
    const all = context.canvas.getByRole('checkbox', { name: /모두 동의하기/ });
    const ticks = [/이용약관에/, /개인정보 수집/, /소식을 메일로/].map((name) =>
      context.canvas.getByRole('checkbox', { name }),
    );
    await userEvent.click(all);
    for (const tick of ticks) await expect(tick).toBeChecked();
    if (ticks[2]) await userEvent.click(ticks[2]);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    for (const tick of ticks) await expect(tick).not.toBeChecked();
  },
};

const NEEDED = '동의해야 가입할 수 있어요.';
export const NotAgreed: Story = {
  name: '동의하지 않고 누름',
  play: async (context) => {
    const { canvas } = context;
    await walk(['메일 주소를 적었어요', '번호를 보냈어요', '번호를 적었어요', '번호가 맞아요'])(context);
    const agreements = await canvas.findByRole('group', { name: '약관' });
    await expect(agreements).toHaveTextContent('필수 두 가지에 동의하면 가입할 수 있어요.');
    await userEvent.type(canvas.getByLabelText('이름'), details.name);
    await userEvent.type(canvas.getByLabelText('비밀번호'), details.password);
    await userEvent.type(canvas.getByLabelText('조직 이름'), details.organizationName);
    const proceed = canvas.getByRole('button', { name: '가입하고 시작하기' });
    await userEvent.click(proceed);
    await expect(await canvas.findByText(NEEDED)).toBeVisible();
    const needed = within(agreements).getAllByRole('checkbox');
    await expect(needed).toHaveLength(2);
    for (const box of needed) {
      await expect(canvas.getByText(NEEDED)).toBeVisible();
      await userEvent.click(box);
    }
    await waitFor(() => expect(canvas.queryByText(NEEDED)).toBeNull());
    await userEvent.click(proceed);
    await expect(await canvas.findByRole('button', { name: '만드는 중' })).toBeVisible();
  },
};
