import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BulkOutcome } from './bulk-outcome';

const ID = '0198c0de-0000-7000-8000-0000000000c1';
const skipped = (errorCode: 'RECEIVER_DONE' | 'CONTRACT_NOT_RUNNING', message: string) => ({
  contractId: ID,
  outcome: 'SKIPPED' as const,
  errorCode,
  message,
});

const meta = {
  title: '기능/Outcome',
  component: BulkOutcome,
  args: {
    done: '다시 알렸어요',
    act: { actId: null, action: 'REMIND', status: 'DONE', total: 3, done: 3, skipped: 0, results: [] },
  },
} satisfies Meta<typeof BulkOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { name: '모두 했음' };
export const Some: Story = {
  name: '몇 건은 그대로',
  args: {
    act: {
      ...meta.args.act,
      total: 5,
      done: 2,
      skipped: 3,
      results: [
        skipped('CONTRACT_NOT_RUNNING', '이미 끝난 문서예요.'),
        skipped('CONTRACT_NOT_RUNNING', '이미 끝난 문서예요.'),
        skipped('RECEIVER_DONE', '이미 서명한 분이에요.'),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5건 가운데 2건만 다시 알렸어요.');
    await expect(canvas.getByRole('list', { name: '그대로 둔 까닭' })).toHaveTextContent('2건 · 이미 끝난 문서예요.');
  },
};
export const None: Story = {
  name: '한 건도 못 했음',
  args: {
    act: {
      ...meta.args.act,
      total: 1,
      done: 0,
      skipped: 1,
      results: [skipped('CONTRACT_NOT_RUNNING', '이미 끝난 문서예요.')],
    },
  },
};
export const Running: Story = {
  name: '하는 중',
  args: { act: { ...meta.args.act, status: 'RUNNING', total: 12_000, done: 3_481 } },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
