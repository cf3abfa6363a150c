import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Batch } from '@/entities/batch';
import { ApiError } from '@/shared/api';
import { FollowView } from './follow-view';

const counts = { total: 10_000, wrong: 0, ready: 6_880, sent: 3_120, failed: 0, leftOut: 0 };
const batch: Batch = {
  batchId: '0198c0de-0000-7000-8000-0000000000c2',
  templateId: '0198c0de-0000-7000-8000-0000000000c1',
  templateTitle: '근로계약서',
  number: 2,
  isNewest: true,
  mode: 'MANY',
  state: 'RUNNING',
  pauseReason: null,
  sender: { organizationMemberUuid: 'me', name: '김지수' },
  fileName: '12월_입사자_명단.xlsx',
  unusedHeads: [],
  version: 3,
  columns: [],
  settings: {},
  counts,
  messages: { waiting: 1_020, delivered: 2_090, failed: 10, unreachedRows: 10 },
  millisecondsLeft: 110_000,
  mayChange: true,
  scheduledAt: null,
  createdAt: '2026-11-24T05:22:00Z',
  startedAt: '2026-11-24T05:30:00Z',
  endedAt: null,
  movedAt: '2026-11-24T05:31:00Z',
};

const meta = {
  title: '여러 건/보낸 뒤',
  component: FollowView,
  args: { batch, isBusy: false, failure: null, onAct: fn(), onVerify: fn(), onBuy: fn() },
} satisfies Meta<typeof FollowView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutCredits: Story = {
  name: '크레딧이 모자라 멈춤',
  args: { batch: { ...batch, state: 'PAUSED', pauseReason: 'CREDIT' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '크레딧 사기' }));
    await expect(args.onBuy).toHaveBeenCalledWith(0);
  },
};
export const Running: Story = {
  name: '보내는 중',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '3,120 / 10,000건 보냈어요 · 2분 남음' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '잠깐 멈추기' }));
    await expect(args.onAct).toHaveBeenCalledWith('pause');
  },
};
export const Paused: Story = {
  name: '잠깐 멈춤',
  args: { batch: { ...batch, state: 'PAUSED', pauseReason: 'MEMBER' } },
};
export const SenderGone: Story = {
  name: '보내던 분이 나감',
  args: { batch: { ...batch, state: 'PAUSED', pauseReason: 'SENDER_GONE' } },
};
export const Trouble: Story = {
  name: '잇달아 못 보냄',
  args: { batch: { ...batch, state: 'PAUSED', pauseReason: 'TROUBLE', counts: { ...counts, failed: 5 } } },
};
export const Scheduled: Story = {
  name: '예약함',
  args: {
    batch: {
      ...batch,
      state: 'SCHEDULED',
      scheduledAt: '2026-12-01T00:00:00Z',
      counts: { ...counts, ready: 124, sent: 0 },
      messages: { waiting: 0, delivered: 0, failed: 0, unreachedRows: 0 },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '예약 풀고 고치기' }));
    await expect(args.onAct).toHaveBeenCalledWith('unschedule');
  },
};
export const Done: Story = {
  name: '다 보냄',
  args: { batch: { ...batch, state: 'DONE', counts: { ...counts, ready: 0, sent: 10_000 } } },
};
export const PartlyFailed: Story = {
  name: '못 보낸 줄이 있음',
  args: { batch: { ...batch, state: 'DONE', counts: { ...counts, total: 124, ready: 0, sent: 121, failed: 3 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '못 보낸 줄 다시 보내기' }));
    await expect(args.onAct).toHaveBeenCalledWith('retry');
  },
};
export const SomeLeftOut: Story = {
  name: '뺀 줄이 있음',
  args: { batch: { ...batch, state: 'DONE', counts: { ...counts, total: 300, ready: 0, sent: 157, leftOut: 143 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '157건을 보냈어요' })).toBeVisible();
    await expect(canvas.getByText(/^143건은 뺐어요/)).toBeVisible();
  },
};
export const Cancelled: Story = { name: '그만둠', args: { batch: { ...batch, state: 'CANCELLED' } } };
export const Refused: Story = {
  name: '본인 확인이 필요함',
  args: {
    batch: { ...batch, state: 'PAUSED', pauseReason: 'MEMBER' },
    failure: new ApiError('VERIFICATION_NEEDED', {
      status: 403,
      body: {
        isSuccess: false,
        code: 403,
        errorCode: 'VERIFICATION_NEEDED',
        message: '1년에 한 번 본인 확인이 필요해요. 본인 확인을 하고 다시 해주세요.',
      },
    }),
  },
};
export const ReadOnly: Story = { name: '보기만 하는 분', args: { batch: { ...batch, mayChange: false } } };
export const Phone: Story = { ...PartlyFailed, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
