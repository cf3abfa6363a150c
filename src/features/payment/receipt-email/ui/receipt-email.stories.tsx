import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { ReceiptEmail } from './receipt-email';

const PUT = 'PUT /payments/receipt-email';
const ADDRESS = 'money@hanbit.example';
const saved = fn();

const meta = {
  title: '결제/영수증 받을 메일',
  component: ReceiptEmail,
  beforeEach: () =>
    answerCalls({
      [PUT]: () => {
        saved();
        return succeed({ receiptEmail: null });
      },
    }),
  args: { organizationUuid: 'o', receiptEmail: ADDRESS },
} satisfies Meta<typeof ReceiptEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: /^영수증 받을 메일/ }));
  return within(await screen.findByRole('dialog', { name: '영수증을 어디로 보낼까요?' }));
}

export const Emptying: Story = {
  name: '비우기',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ADDRESS)).toBeVisible();
    const dialog = await openDialog();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^메일 주소/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved).toHaveBeenCalledOnce();
  },
};
export const Unchanged: Story = {
  name: '그대로 둠',
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: '저장하기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved).not.toHaveBeenCalled();
  },
};
export const Wrong: Story = {
  name: '틀린 주소',
  args: { receiptEmail: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('결제를 관리하는 멤버에게만 보내요')).toBeVisible();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /^메일 주소/ }), 'money@hanbit{Enter}');
    await expect(await dialog.findByText('메일 주소가 맞는지 확인해주세요.')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  name: '저장하지 못함',
  args: { receiptEmail: null },
  beforeEach: () => answerCalls({ [PUT]: () => refuse(404, 'NOT_FOUND', '찾을 수 없어요.') }),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /^메일 주소/ }), `${ADDRESS}{Enter}`);
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...Wrong, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
