import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ApiError } from '@/shared/api';
import { exampleBatch, exampleRow } from '../../../../../tests/support/example-batch';
import { ReviewView } from './review-view';

const counts = { total: 12, wrong: 2, ready: 10, sent: 0, failed: 0, leftOut: 0 };
const wrong = [
  exampleRow('류건우', { problems: [{ key: null, code: 'KIND', message: '메일 주소가 맞는지 확인해주세요.' }] }),
  exampleRow('한유나', { position: 8, twinOf: '0198c0de-0000-7000-8000-0000000000c1' }),
];

const meta = {
  title: '여러 건/보내기 전에 묻기',
  component: ReviewView,
  args: {
    batch: exampleBatch(),
    wrong: [],
    scheduledAt: null,
    isStarting: false,
    isOpening: false,
    mayPreview: true,
    failure: null,
    onSchedule: fn(),
    onPreview: fn(),
    onSend: fn(),
    cost: null,
    coveredRows: 0,
    onVerify: fn(),
    onSendWhatFits: fn(),
    onBuy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '모두 준비됨',
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '12명에게 보낼까요?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '한 분의 문서 미리 내려받기' }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '보내기' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const SomeWrong: Story = {
  name: '보낼 수 없는 분이 있음',
  args: { batch: exampleBatch({ counts }), wrong },
  play: async ({ args }) => {
    await expect(await screen.findByRole('list', { name: '보낼 수 없는 분' })).toHaveTextContent(
      '다른 분과 메일이나 번호가 같아요.',
    );
    await userEvent.click(screen.getByRole('button', { name: '2명 빼고 보내기' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const NobodyReady: Story = {
  name: '아무에게도 보낼 수 없음',
  args: { batch: exampleBatch({ counts: { ...counts, total: 2, ready: 0 } }), wrong, mayPreview: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '2명 빼고 보내기' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Scheduled: Story = { name: '예약', args: { scheduledAt: '2026-12-01T00:00:00Z' } };
export const Unverified: Story = {
  name: '본인 확인이 필요함',
  args: { failure: new ApiError('VERIFICATION_NEEDED', { status: 403 }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '본인 확인하기' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
const short = new ApiError('CREDIT_SHORT', {
  status: 402,
  body: {
    isSuccess: false,
    code: 402,
    message: '크레딧이 모자라요.',
    errorCode: 'CREDIT_SHORT',
    credit: { needed: 30, available: 12, rows: 7 },
  },
});
export const Short: Story = {
  name: '크레딧이 모자람',
  args: { failure: short },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '7명에게만 먼저 보내기' }));
    await expect(args.onSendWhatFits).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '크레딧 사기' }));
    await expect(args.onBuy).toHaveBeenCalledWith(18);
  },
};
export const Unaffordable: Story = {
  name: '크레딧이 모자라 보낼 수 없음',
  args: {
    cost: { fromPlan: 0, documents: 12, texts: 0, identities: 0, credits: 12, available: 4, missing: 8 },
    coveredRows: 4,
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: '보내기' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: '4명에게만 먼저 보내기' }));
    await expect(args.onSendWhatFits).toHaveBeenCalled();
  },
};
export const Retired: Story = {
  name: '그만 쓰는 템플릿',
  args: { failure: new ApiError('TEMPLATE_RETIRED', { status: 409 }) },
};
export const Starting: Story = { name: '보내는 중', args: { isStarting: true } };
export const Dark: Story = {
  name: '어둡게',
  args: { batch: exampleBatch({ counts }), wrong },
  globals: { theme: 'dark' },
};
export const Phone: Story = {
  name: '휴대폰',
  args: { batch: exampleBatch({ counts }), wrong },
  globals: { viewport: { value: 'phone' } },
};
