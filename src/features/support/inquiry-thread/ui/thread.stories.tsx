import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Inquiry } from '@/entities/help/inquiry';
import { MissingThread } from './missing-thread';
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

const WITH_FILES: Inquiry = {
  ...ANSWERED,
  messages: ANSWERED.messages.map((message, index) =>
    index > 0
      ? message
      : {
          ...message,
          files: [
            { fileId: '0198c0de-0000-7000-8000-000000000021', name: '결제 화면.png', bytes: 393_216 },
            {
              fileId: '0198c0de-0000-7000-8000-000000000022',
              name: '이름이 아주 길어서 휴대폰에서는 한 줄에 다 들어가지 않는 2026년 11월 거래 명세서 (수정본).xlsx',
              bytes: 10_485_760,
            },
          ],
        },
  ),
};

const meta = {
  title: '문의/주고받은 글',
  component: ThreadView,
  args: {
    inquiry: OPEN,
    problem: null,
    isSending: false,
    failure: null,
    upload: fn(),
    onDownload: fn(() => Promise.resolve()),
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
    await expect(args.onSend).toHaveBeenCalledWith({ message: '언제 받을 수 있나요?', files: [] });
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
export const Files: Story = {
  name: '파일 받기',
  args: { inquiry: WITH_FILES, onDownload: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas }) => {
    const file = canvas.getByRole('button', { name: '결제 화면.png 받기' });
    await userEvent.click(file);
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ name: '결제 화면.png' }));
    await expect(await canvas.findByText('받지 못했어요. 다시 눌러주세요.')).toBeVisible();
  },
};
export const WritingWithFile: Story = {
  name: '파일과 함께 이어서 적기',
  args: { upload: fn(() => Promise.resolve({ ticket: 'Ab12Ab12Ab12Ab12Ab12Ab' })) },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('붙일 파일', { selector: 'input' }), new File(['표'], '표.csv'));
    await expect(await canvas.findByText('파일 1개를 올렸어요.')).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('이어서 적기'), '이 파일이에요.');
    await userEvent.click(canvas.getByRole('button', { name: '보내기' }));
    const files = ['Ab12Ab12Ab12Ab12Ab12Ab'];
    await expect(args.onSend).toHaveBeenCalledWith({ message: '이 파일이에요.', files });
    await expect(canvas.queryByText('표.csv')).toBeNull();
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
  args: { inquiry: WITH_FILES },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { name: '어둡게', args: { inquiry: WITH_FILES }, globals: { theme: 'dark' } };
export const Elsewhere: Story = {
  name: '다른 탭에서 연 링크',
  render: ({ onAskAnew }) => <MissingThread reason="elsewhere" onAskAnew={onAskAnew} />,
};
