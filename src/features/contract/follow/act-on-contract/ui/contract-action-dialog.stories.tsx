import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formatDate, getSeoulDay, toSeoulInstant } from '#rules/dates.ts';
import { answerCalls, refuse } from '#storybook/answer-calls.ts';
import { contractQueries, type Contract } from '@/entities/contract';
import { creditQueries, type ServicePlans } from '@/entities/payment/credit';
import { groupQueries } from '@/entities/group';
import { ContractActionDialog } from './contract-action-dialog';

const meta = {
  title: '기능/ContractActionDialog',
  component: ContractActionDialog,
  args: {
    act: 'remind',
    contract: {
      contractId: '0198c0de-0000-7000-8000-0000000000c1',
      title: '2026년 근로계약서_이도윤',
      status: 'IN_PROGRESS',
      sealState: 'NONE',
      sender: { organizationMemberUuid: 'me', name: '김지수' },
      expiresAt: '2030-12-04T14:59:00Z',
      scheduledAt: null,
      endedAt: null,
    },
    onClose: fn(),
  },
} satisfies Meta<typeof ContractActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body);

export const Remind: Story = { name: '다시 알리기' };
/** Only what the cost of text messages is computed from. */
const sold = { billing: 'toss' as const, costs: { DOCUMENT: 1, TEXT: 2, IDENTITY: 2 }, plans: [], packs: [] };
const receiver = { channels: ['MAIL' as const, 'SMS' as const], hasTurn: true, role: 'SIGNER' as const };
export const RemindByText: Story = {
  name: '다시 알리기, 문자 값',
  parameters: {
    seed(cache: QueryClient) {
      cache.setQueryData<Omit<ServicePlans, 'seller'>>(creditQueries.plans().queryKey, sold);
      cache.setQueryData<Pick<Contract, 'status'> & { receivers: object[] }>(
        contractQueries.detail(meta.args.contract.contractId).queryKey,
        { status: 'IN_PROGRESS', receivers: [receiver, { ...receiver, channels: ['MAIL'] }, receiver] },
      );
    },
  },
  play: async () => {
    await expect(await dialog().findByText('문자 2건을 보내서 크레딧 4개를 써요.')).toBeVisible();
  },
};
export const RemindShort: Story = {
  name: '다시 알리기, 크레딧이 모자람',
  args: { onBuy: fn() },
  beforeEach: () =>
    answerCalls({
      'POST /remind': () => refuse(402, 'CREDIT_SHORT', '크레딧이 모자라요.', { credit: { needed: 3, available: 1 } }),
    }),
  play: async ({ args }) => {
    await userEvent.click(await dialog().findByRole('button', { name: '다시 알리기' }));
    await expect(await dialog().findByText(/크레딧이 2개 모자라요/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: '크레딧 사기' }));
    await expect(args.onBuy).toHaveBeenCalledWith(2);
  },
};
/** Relative to today, because a deadline can only be moved within a year. */
const atTheEndOf = (days: number) => toSeoulInstant(getSeoulDay(new Date()), { days, hours: 24, minutes: -1 });
const writeDay = (instant: Date) => formatDate(getSeoulDay(instant), 'YYYY년 M월 D일');
const endingIn = (days: number): Pick<Story, 'args'> => ({
  args: { act: 'extend', contract: { ...meta.args.contract, expiresAt: atTheEndOf(days).toISOString() } },
});

export const Extend: Story = {
  name: '마감 늘리기',
  ...endingIn(30),
  play: async () => {
    await expect(await dialog().findByText(new RegExp(`${writeDay(atTheEndOf(37))} .* 23:59까지`))).toBeInTheDocument();
  },
};
export const ExtendWithinAYear: Story = {
  name: '마감 늘리기, 한 해 안에서',
  ...endingIn(362),
  play: async () => {
    await expect(
      await dialog().findByText(new RegExp(`${writeDay(atTheEndOf(365))} .* 23:59까지`)),
    ).toBeInTheDocument();
    const input = dialog().getByLabelText('새 마감');
    await userEvent.clear(input);
    await userEvent.type(input, '2206-12-31');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('마감은 오늘부터 365일 안에서 골라주세요.'));
    await expect(dialog().getByRole('button', { name: '마감 늘리기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const ExtendUnreadable: Story = {
  name: '마감 늘리기, 날짜가 아님',
  args: { act: 'extend' },
  beforeEach: () => answerCalls({ 'POST /extend': () => Promise.reject(new Error('Nothing may be extended.')) }),
  play: async () => {
    const input = await dialog().findByLabelText('새 마감');
    const findExtend = () => dialog().getByRole('button', { name: '마감 늘리기' });
    await userEvent.clear(input);
    await userEvent.type(input, '2031-02-30');
    await userEvent.click(findExtend());
    await expect(input).toBeInvalid();
    await expect(findExtend()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(input);
    await userEvent.type(input, '2030-12-01');
    await userEvent.click(findExtend());
    await expect(input).toHaveAccessibleDescription('지금 마감보다 뒤의 날을 골라주세요.');
    await expect(findExtend()).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Cancel: Story = {
  name: '보내기 취소',
  args: { act: 'cancel' },
  play: async ({ args }) => {
    await userEvent.click(await dialog().findByRole('button', { name: '계속 두기' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Reschedule: Story = {
  name: '보낼 때 바꾸기',
  args: {
    act: 'reschedule',
    contract: { ...meta.args.contract, status: 'SCHEDULED', scheduledAt: '2030-11-25T00:30:00Z' },
  },
  play: async () => {
    await expect(await dialog().findByLabelText('보낼 날')).toHaveValue('2030년 11월 25일 (월)');
    await expect(dialog().getByLabelText('보낼 시각')).toHaveValue('09:30');
    await userEvent.click(dialog().getByRole('radio', { name: '지금 보내기' }));
    await expect(dialog().getByRole('button', { name: '지금 보내기' })).toBeEnabled();
  },
};
export const Share: Story = {
  name: '그룹과 나누기',
  args: { act: 'share' },
  parameters: {
    seed(cache: QueryClient) {
      cache.setQueryData(groupQueries.list().queryKey, [
        { groupId: 'a', name: '물류운영팀', organizationMemberUuids: ['1', '2'], version: 1 },
        { groupId: 'b', name: '인사팀', organizationMemberUuids: [], version: 1 },
      ]);
      const { queryKey } = contractQueries.detail(meta.args.contract.contractId);
      cache.setQueryData<Pick<Contract, 'sharedGroupIds'>>(queryKey, { sharedGroupIds: ['b'] });
    },
  },
  play: async () => {
    await expect(await dialog().findByRole('checkbox', { name: '인사팀 · 0명' })).toBeChecked();
    await expect(dialog().getByRole('checkbox', { name: '물류운영팀 · 2명' })).not.toBeChecked();
  },
};
/** Without groups, nothing can be saved. */
export const ShareWithoutGroups: Story = {
  name: '나눌 그룹이 없음',
  args: { act: 'share' },
  parameters: {
    seed(cache: QueryClient) {
      cache.setQueryData(groupQueries.list().queryKey, []);
      const { queryKey } = contractQueries.detail(meta.args.contract.contractId);
      cache.setQueryData<Pick<Contract, 'sharedGroupIds'>>(queryKey, { sharedGroupIds: [] });
    },
  },
  play: async () => {
    await expect(await dialog().findByText(/설정의 ‘그룹’에서 먼저/)).toBeVisible();
    await expect(dialog().getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Unschedule: Story = { name: '예약 풀기', args: { act: 'unschedule' } };
export const Duplicate: Story = { name: '복사해서 새로 만들기', args: { act: 'duplicate' } };
export const Delete: Story = { name: '지우기', args: { act: 'delete' } };
export const Dark: Story = { name: '어둡게', args: { act: 'cancel' }, globals: { theme: 'dark' } };
export const Phone: Story = {
  name: '휴대폰',
  args: { act: 'extend' },
  globals: { viewport: { value: 'phone' } },
};
