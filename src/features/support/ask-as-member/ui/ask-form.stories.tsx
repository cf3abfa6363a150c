import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AskForm } from './ask-form';

const meta = {
  title: '문의/멤버가 묻기',
  component: AskForm,
  args: { pageUrl: '/template/dashboard', isSending: false, failure: null, upload: fn(), onSend: fn() },
} satisfies Meta<typeof AskForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: '적기',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await expect(canvas.getByText('제목을 적어주세요.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('제목'), '세금계산서');
    await userEvent.type(canvas.getByLabelText('궁금한 점'), '받을 수 있나요?');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      subject: '세금계산서',
      message: '받을 수 있나요?',
      pageUrl: null,
      files: [],
    });
  },
};
export const Sending: Story = { name: '보내는 중', args: { isSending: true } };
export const Failed: Story = { name: '보내지 못함', args: { failure: '네트워크에 접근할 수 없어요.' } };
export const Phone: Story = { name: '휴대폰에서', globals: { viewport: { value: 'phone' } } };
