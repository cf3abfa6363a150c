import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answerCalls, refuse } from '#storybook/answer-calls.ts';
import { ValuesDialog } from './values-dialog';

const VALUES_CALL = 'POST /contracts/values';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const meta = {
  title: '계약/채운 값 내려받기',
  component: ValuesDialog,
  args: { chosen: { contractIds: ['0198c0de-0000-7000-8000-0000000000c1'] }, count: 12, onDone: fn(), onClose: fn() },
} satisfies Meta<typeof ValuesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const download = async () => userEvent.click(await screen.findByRole('button', { name: '내려받기' }));

export const Asking: Story = {
  name: '묻기',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '그만두기' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Writing: Story = {
  name: '만드는 중',
  beforeEach: () => answerCalls({ [VALUES_CALL]: () => new Promise<Response>(() => undefined) }),
  play: async () => {
    await download();
    await expect(await screen.findByText('파일을 만드는 중')).toBeInTheDocument();
  },
};
export const Downloaded: Story = {
  name: '내려받음',
  beforeEach: () => answerCalls({ [VALUES_CALL]: () => new Response('sheet', { headers: { 'content-type': SHEET } }) }),
  play: async ({ args }) => {
    await download();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const TooMany: Story = {
  name: '칸이 너무 많음',
  beforeEach: () =>
    answerCalls({
      [VALUES_CALL]: () =>
        refuse(422, 'TOO_MANY', '칸 이름이 1,000가지를 넘어요. 템플릿 하나를 골라 나눠서 받아주세요.'),
    }),
  play: async ({ args }) => {
    await download();
    await expect(await screen.findByText(/칸 이름이 1,000가지를 넘어요/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { ...TooMany, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
