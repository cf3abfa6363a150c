import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Inquiry } from '@/entities/help/inquiry';
import { ThreadView } from './thread-view';

const OPEN: Inquiry = {
  inquiryId: '0198c0de-0000-7000-8000-000000000001',
  subject: '세금계산서를 받을 수 있나요?',
  state: 'OPEN',
  pageUrl: '/setting/payment/dashboard',
  isWritable: true,
  messages: [
    {
      messageId: '0198c0de-0000-7000-8000-000000000011',
      from: 'ASKER',
      message: '지난달 결제의 세금계산서를 받고 싶어요.\n사업자등록번호는 등록해두었어요.',
      files: [],
      at: '2026-11-26T01:00:00.000Z',
    },
  ],
};
const ANSWERED: Inquiry = {
  ...OPEN,
  state: 'ANSWERED',
  messages: [
    ...OPEN.messages,
    {
      messageId: '0198c0de-0000-7000-8000-000000000012',
      from: 'SUPPORT',
      message: '등록하신 번호를 확인했어요. 내일까지 메일로 보내드릴게요.',
      files: [],
      at: '2026-11-27T01:00:00.000Z',
    },
  ],
};

const meta = {
  title: '문의/주고받은 글',
  component: ThreadView,
  args: {
    inquiry: OPEN,
    problem: null,
    isSending: false,
    failure: null,
    onSend: fn(() => Promise.resolve()),
    onRetry: fn(),
    onAskAnew: fn(),
  },
} satisfies Meta<typeof ThreadView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '답을 기다림',
  play: async ({ args, canvas }) => {
    const words = canvas.getByLabelText('이어서 적기');
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await expect(canvas.getByText('이어서 물어볼 것을 적어주세요.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(words, '언제 받을 수 있나요?');
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await expect(args.onSend).toHaveBeenCalledWith('언제 받을 수 있나요?');
    await expect(words).toHaveValue('');
    await expect(canvas.getByText('0 / 2000')).toBeVisible();
  },
};
export const Answered: Story = { name: '답함', args: { inquiry: ANSWERED } };
export const Closed: Story = {
  name: '끝남',
  args: { inquiry: { ...ANSWERED, state: 'CLOSED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('적어주시면 끝난 문의를 다시 열어요.')).toBeVisible();
  },
};
export const Over: Story = {
  name: '끝난 지 오래됨',
  args: { inquiry: { ...ANSWERED, state: 'CLOSED', isWritable: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText('이어서 적기')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '새로 문의하기' }));
    await expect(args.onAskAnew).toHaveBeenCalled();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { inquiry: null } };
export const Failed: Story = { name: '불러오지 못함', args: { inquiry: null, problem: 'failed' } };
export const Gone: Story = { name: '쓸 수 없는 링크', args: { inquiry: null, problem: 'gone' } };
export const NotSent: Story = {
  name: '보내지 못함',
  args: {
    failure: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.',
    onSend: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('이어서 적기'), '다시 볼 글');
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    await expect(canvas.getByLabelText('이어서 적기')).toHaveValue('다시 볼 글');
  },
};
export const Phone: Story = {
  name: '휴대폰에서',
  args: { inquiry: ANSWERED },
  globals: { viewport: { value: 'phone' } },
};
