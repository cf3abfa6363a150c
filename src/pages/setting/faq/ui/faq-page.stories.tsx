import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent } from 'storybook/test';
import { faqQueries, type FaqGroup } from '@/entities/help/faq';
import { FaqPage } from './faq-page';

const GROUPS: readonly FaqGroup[] = [
  {
    title: '받는 분',
    questions: [
      {
        faqId: 'no-account',
        question: '받는 분도 가입해야 하나요?',
        answer: [
          {
            type: 'PARAGRAPH',
            texts: [{ text: '아니요. 링크를 누르면 바로 서명할 수 있어요.', isBold: false, href: null }],
          },
        ],
        keywords: '회원가입 앱 설치',
      },
      {
        faqId: 'decline',
        question: '서명하고 싶지 않으면 어떻게 하나요?',
        answer: [
          { type: 'PARAGRAPH', texts: [{ text: '서명하는 화면에서 거절할 수 있어요.', isBold: false, href: null }] },
        ],
        keywords: '거부',
      },
    ],
  },
];
const seedWith = (groups: readonly FaqGroup[]) => ({
  seed: (cache: QueryClient) => cache.setQueryData(faqQueries.list().queryKey, [...groups]),
});

const meta = {
  title: '설정/자주 묻는 질문',
  component: FaqPage,
  parameters: seedWith(GROUPS),
} satisfies Meta<typeof FaqPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  name: '질문',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/setting/support');
  },
};
export const Found: Story = {
  name: '찾기',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '거부');
    await expect(await canvas.findByText('답 1개를 찾았어요.')).toBeVisible();
    await expect(canvas.queryByText('받는 분도 가입해야 하나요?')).toBeNull();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
