import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { ApiError } from '@/shared/api';
import { StoryReview } from './story-review-view';
import {
  allWrongBatch,
  createReviewContext,
  customTextSettings,
  partlyWrongBatch,
  readyBatch,
  createRejection,
  seedNoRows,
  seedPreview,
} from './story-review';

const PHONE = { viewport: { value: 'phone' } };
const reviewing = { value: 'reviewing' as const, context: createReviewContext(readyBatch) };
const refused = (...refusalOf: Parameters<typeof createRejection>) => ({
  ...reviewing,
  context: createReviewContext(readyBatch, {}, createRejection(...refusalOf)),
});
const PATCH_BATCH = `PATCH /batches/${readyBatch.batchId}`;

const inOwnWords = { ...readyBatch, settings: { mailTemplate: customTextSettings.mailTemplateId } };

const meta = {
  title: '여러 건/보내기 전에 확인하기',
  component: StoryReview,
  parameters: { layout: 'fullscreen', seed: seedPreview },
  globals: { viewport: { value: 'wide' } },
  args: {
    snapshot: reviewing,
    batch: readyBatch,
    titleRule: '',
    templateMail: undefined,
    cost: null,
    coveredRows: 0,
    onBack: fn(),
    onStart: fn(),
    onRenew: fn(),
    onSchedule: fn(),
    onChanged: fn(),
    onVerify: fn(),
    onBuy: fn(),
  },
} satisfies Meta<typeof StoryReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '모두 준비됨',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '124건을 이대로 보낼까요?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '124건 보내기' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: '더 고치기' }));
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
  },
};
export const Papers: Story = {
  name: '한 줄씩 미리 보기',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1번 줄 · 한유나')).toBeVisible();
    canvas.getByRole('button', { name: '다음 줄' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('2번 줄 · 임시온')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '미리 보기 1쪽' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '이전 줄' }));
    await expect(await canvas.findByText('1번 줄 · 한유나')).toBeVisible();
  },
};
export const OwnWords: Story = {
  name: '메일 문구를 바꿈',
  beforeEach: () => answerCalls({ [PATCH_BATCH]: () => succeed(inOwnWords) }),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '메일 문구' }));
    await userEvent.click(await screen.findByRole('option', { name: '신입 사원' }));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith(inOwnWords));
  },
};
export const SomeLeftOut: Story = {
  name: '고쳐야 할 줄을 빼고 보냄',
  args: {
    batch: partlyWrongBatch,
    snapshot: { ...reviewing, context: createReviewContext(partlyWrongBatch, { leaveOutWrong: true }) },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('빼고 보낼 줄')).toBeVisible();
    await expect(canvas.getByText('3건')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '121건 보내기' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledOnce());
  },
};
export const SomeWrong: Story = {
  name: '고쳐야 할 줄이 있음',
  args: { batch: partlyWrongBatch, snapshot: { ...reviewing, context: createReviewContext(partlyWrongBatch) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '121건 보내기' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const NothingReady: Story = {
  name: '보낼 수 있는 줄이 없음',
  parameters: { seed: seedNoRows },
  args: {
    batch: allWrongBatch,
    snapshot: { ...reviewing, context: createReviewContext(allWrongBatch, { leaveOutWrong: true }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/보낼 수 있는 줄이 아직 없어요/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '0건 보내기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const VersionChanged: Story = {
  name: '새 판이 나옴',
  args: { snapshot: refused('VERSION_CHANGED', 409) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '새 판으로 확인하기' }));
    await waitFor(() => expect(args.onRenew).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: '예전 판으로 보내기' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith({ keepVersion: true }));
  },
};
export const CheckFailed: Story = {
  name: '보내기 전 확인에서 걸림',
  args: {
    snapshot: refused('CHECK_FAILED', 422, [
      {
        code: 'SENDER_MARK_GONE',
        severity: 'ERROR',
        message: '쓰려던 서명이나 도장이 없어요. 다시 골라주세요.',
        place: {},
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('보내기 전에 고칠 곳이 있어요.')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('쓰려던 서명이나 도장이 없어요.');
  },
};
export const Short: Story = {
  name: '크레딧이 모자람',
  args: {
    snapshot: {
      ...reviewing,
      context: createReviewContext(
        readyBatch,
        {},
        new ApiError('CREDIT_SHORT', {
          status: 402,
          body: {
            isSuccess: false,
            code: 402,
            message: '크레딧이 모자라요.',
            errorCode: 'CREDIT_SHORT',
            credit: { needed: 130, available: 40, rows: 38 },
          },
        }),
      ),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '38건만 먼저 보내기' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith({ sendWhatFits: true }));
    await userEvent.click(canvas.getByRole('button', { name: '크레딧 사기' }));
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledWith(90, null));
  },
};
const missing = { fromPlan: 1, documents: 124, texts: 0, identities: 0, credits: 123, available: 115, missing: 8 };
export const Unaffordable: Story = {
  name: '크레딧이 모자라 보낼 수 없음',
  args: { cost: missing, coveredRows: 116 },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('크레딧이 8개 모자라요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '124건 보내기' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '116건만 먼저 보내기' }));
    await waitFor(() => expect(args.onStart).toHaveBeenCalledWith({ sendWhatFits: true }));
  },
};
export const ScheduledUnaffordable: Story = {
  name: '크레딧이 모자라도 예약함',
  args: {
    cost: missing,
    snapshot: {
      ...reviewing,
      context: createReviewContext(readyBatch, { scheduledAt: '2026-12-20T00:00:00.000Z' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '124건 예약하기' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Counted: Story = {
  name: '크레딧을 잡아둠',
  args: {
    cost: { fromPlan: 12, documents: 121, texts: 0, identities: 0, credits: 109, available: 400, missing: 0 },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('요금제에서 12건, 크레딧 109개를 잡아둬요. 안 쓰면 돌려드려요.'),
    ).toBeVisible();
  },
};
export const RowsWrong: Story = {
  name: '줄을 다시 봐야 함',
  args: { snapshot: refused('ROWS_WRONG', 422) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '줄 보러 가기' }));
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce());
  },
};
export const ChangedElsewhere: Story = {
  name: '다른 창에서 고침',
  args: { snapshot: refused('VERSION_CONFLICT', 409) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('다른 창에서 줄을 고쳤어요. 줄을 다시 확인해주세요.')).toBeVisible();
  },
};
export const Unverified: Story = {
  name: '본인 확인이 필요함',
  args: { snapshot: refused('VERIFICATION_NEEDED', 403) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '본인 확인하기' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
export const Scheduled: Story = {
  name: '나중에 보냄',
  args: {
    snapshot: { ...reviewing, context: createReviewContext(readyBatch, { scheduledAt: '2099-12-01T00:00:00Z' }) },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: '124건 예약하기' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '지금 보내기' }));
    await expect(args.onSchedule).toHaveBeenCalledWith(null);
  },
};
export const Starting: Story = {
  name: '시작하는 중',
  args: { snapshot: { ...reviewing, value: 'starting' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '시작하는 중' }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const Renewing: Story = {
  name: '새 판으로 확인하는 중',
  args: { snapshot: { ...reviewing, value: 'renewing' } },
};
export const Settings: Story = {
  name: '전할 말을 바꿈',
  beforeEach: () => answerCalls({ [PATCH_BATCH]: () => succeed({ ...readyBatch, version: 2 }) }),
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /전할 말/ }), '12월 1일까지 부탁드려요.');
    await userEvent.type(canvas.getByRole('textbox', { name: /마감까지 며칠/ }), '400');
    await expect(canvas.getByText('1에서 365 사이의 숫자로 적어주세요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '124건 보내기' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith({ ...readyBatch, version: 2 }));
  },
};
export const SettingsRefused: Story = {
  name: '전할 말을 저장하지 못함',
  beforeEach: () =>
    answerCalls({ [PATCH_BATCH]: () => refuse(409, 'BATCH_STARTED', '이미 보내기 시작해서 바꿀 수 없어요.') }),
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /전할 말/ }), '부탁드려요.');
    await userEvent.click(canvas.getByRole('button', { name: '124건 보내기' }));
    await expect(await canvas.findByText('이미 보내기 시작해서 바꿀 수 없어요.')).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};
const [someColumn] = readyBatch.columns;
const titleColumn = someColumn && { ...someColumn, key: 'title', head: '문서 이름', kind: 'DOCUMENT_TITLE' as const };
export const TitleColumn: Story = {
  name: '줄마다 문서 이름이 있음',
  args: { batch: { ...readyBatch, columns: [...readyBatch.columns, ...(titleColumn ? [titleColumn] : [])] } },
  play: async ({ canvas }) => {
    const hint = '줄에 문서 이름을 적었으면 그 이름을 써요. 둘 다 비워두면 템플릿 이름을 써요.';
    await expect(await canvas.findByText(hint)).toBeVisible();
  },
};
export const TitleRule: Story = { name: '문서 이름이 정해져 있음', args: { titleRule: '2026년 {문서 이름}_{근로자}' } };
export const Dark: Story = { ...SomeLeftOut, name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { ...SomeLeftOut, name: '휴대폰', globals: PHONE };
export const PhoneVersionChanged: Story = { ...VersionChanged, name: '휴대폰, 새 판이 나옴', globals: PHONE };
