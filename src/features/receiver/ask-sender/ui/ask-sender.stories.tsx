import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { language } from '@/shared/i18n';
import { AskSenderDialog } from './ask-sender-dialog';

const meta = {
  title: '받는 분/보낸 분에게 물어보기',
  component: AskSenderDialog,
  args: { onClose: fn() },
  beforeEach: () => language.choose('ko'),
} satisfies Meta<typeof AskSenderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  name: '적기',
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.click(await screen.findByRole('button', { name: '보내기' }));
    await screen.findByText('궁금한 점을 적어주세요.');
    await userEvent.click(screen.getByRole('button', { name: '그만두기' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Leaving: Story = {
  name: '적다가 닫기',
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    await userEvent.type(await screen.findByRole('textbox'), '근무지가 어디인가요?');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '적던 내용이 사라져요. 나갈까요?' });
    await userEvent.click(within(question).getByRole('button', { name: '계속 쓰기' }));
    await expect(screen.getByRole('textbox')).toHaveValue('근무지가 어디인가요?');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const English: Story = {
  name: '영어',
  beforeEach: () => language.choose('en'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const dialog = await screen.findByRole('dialog', { name: 'Ask the sender' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
