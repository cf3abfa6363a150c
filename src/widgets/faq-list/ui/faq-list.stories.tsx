import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { FaqGroup } from '@/entities/help/faq';
import { FaqList } from './faq-list';

const paragraph = (text: string) => ({ type: 'PARAGRAPH' as const, texts: [{ text, isBold: false, href: null }] });
const GROUPS: readonly FaqGroup[] = [
  {
    title: '받는 분',
    questions: [
      {
        faqId: 'no-account',
        question: '받는 분도 가입해야 하나요?',
        answer: [paragraph('아니요. 링크를 누르면 바로 서명할 수 있어요.'), paragraph('앱을 깔 필요도 없어요.')],
        keywords: '회원가입 앱 설치',
      },
      {
        faqId: 'decline',
        question: '서명하고 싶지 않으면 어떻게 하나요?',
        answer: [paragraph('서명하는 화면에서 거절할 수 있어요.')],
        keywords: '거부',
      },
    ],
  },
  {
    title: '보내기',
    questions: [
      {
        faqId: 'deadline',
        question: '마감이 지나면 어떻게 되나요?',
        answer: [paragraph('30일 안에는 마감을 늘려서 이어갈 수 있어요.')],
        keywords: '만료',
      },
    ],
  },
];

const meta = {
  title: '공개/자주 묻는 질문',
  component: FaqList,
  args: {
    groups: GROUPS,
    isFailed: false,
    words: '',
    onSearch: fn(),
    onRetry: fn(),
    next: { description: '하루 안에 메일로 답할게요.', label: '문의하기', to: '/landing/support' },
  },
} satisfies Meta<typeof FaqList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('받는 분도 가입해야 하나요?'));
    await expect(canvas.getByText('앱을 깔 필요도 없어요.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '환불');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('환불'));
  },
};
export const Found: Story = {
  name: '찾은 것',
  args: { words: '마감' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('답 1개를 찾았어요.');
    await expect(canvas.queryByText('받는 분도 가입해야 하나요?')).toBeNull();
  },
};
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { words: '팩스' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '찾는 답이 없나요?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '문의하기' })).toBeVisible();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { groups: null } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { groups: null, isFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
