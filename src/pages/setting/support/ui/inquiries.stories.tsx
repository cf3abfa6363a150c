import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InquiriesView } from './inquiries-view';

const ITEMS = [
  {
    inquiryId: '0198c0de-0000-7000-8000-000000000001',
    subject: '세금계산서를 받을 수 있나요?',
    state: 'OPEN',
    lastMessageAt: '2026-11-27T01:00:00.000Z',
  },
  {
    inquiryId: '0198c0de-0000-7000-8000-000000000002',
    subject:
      '보낸 문서의 마감을 늘리는 방법과, 이미 서명한 분에게 다시 알려지는지 궁금해요. 두 줄이 넘는 긴 제목이에요',
    state: 'ANSWERED',
    lastMessageAt: '2026-11-26T01:00:00.000Z',
  },
  {
    inquiryId: '0198c0de-0000-7000-8000-000000000003',
    subject: '도장 바꾸기',
    state: 'CLOSED',
    lastMessageAt: '2026-11-20T01:00:00.000Z',
  },
] as const;

const meta = {
  title: '문의/내 문의',
  component: InquiriesView,
  args: { items: ITEMS, isFailed: false, onRetry: fn() },
} satisfies Meta<typeof InquiriesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: '도장 바꾸기' })).toHaveAttribute(
      'href',
      '/setting/support?thread=0198c0de-0000-7000-8000-000000000003',
    );
  },
};
export const Loading: Story = { name: '불러오는 중', args: { items: null } };
export const Nothing: Story = {
  name: '아직 없음',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('아직 문의가 없어요')).toBeVisible();
  },
};
export const Failed: Story = {
  name: '불러오지 못함',
  args: { items: null, isFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Phone: Story = { name: '휴대폰에서', globals: { viewport: { value: 'phone' } } };
