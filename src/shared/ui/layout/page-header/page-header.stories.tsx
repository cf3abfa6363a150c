import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from '@/shared/icons';
import { expect, fn } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { Badge } from '@/shared/ui/feedback/badge';
import { PageHeader } from './page-header';

const meta = { title: '부품/PageHeader', component: PageHeader, args: { title: '멤버' } } satisfies Meta<
  typeof PageHeader
>;
export default meta;
type Story = StoryObj<typeof meta>;

const readLeft = (element: Element) => element.getBoundingClientRect().left;

export const Page: Story = {
  name: '쪽',
  args: {
    description: '24명이 함께 쓰고 있어요. 6명 더 초대할 수 있어요.',
    actions: (
      <Button variant="primary" icon={<UserPlus />}>
        멤버 초대하기
      </Button>
    ),
  },
};
export const Detail: Story = {
  name: '자세히',
  args: {
    title: '2026년 근로계약서_이도윤',
    badge: <Badge tone="accent">진행 중</Badge>,
    isBar: true,
    onBack: fn(),
    actions: <Button>내려받기</Button>,
  },
};
export const LongDetail: Story = {
  ...Detail,
  name: '자세히, 긴 이름, 휴대폰',
  args: { ...Detail.args, title: '2026년도_표준근로계약서_정규직_최종본_수정2_물류운영팀_배포용' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: '내려받기' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const Inner: Story = {
  name: '앞 화면이 있는 쪽',
  args: { title: '문의하기', description: '하루 안에 답할게요.', onBack: fn() },
  render: (args) => (
    <>
      <PageHeader {...args} />
      <p>제목</p>
    </>
  ),
  play: async ({ canvas }) => {
    const content = canvas.getByText('제목');
    const description = canvas.getByText('하루 안에 답할게요.');
    await expect(content.getBoundingClientRect().top - description.getBoundingClientRect().bottom).toBeGreaterThan(11);
    await expect(readLeft(canvas.getByRole('button', { name: '이전' }))).toBeLessThanOrEqual(readLeft(content));
  },
};
export const Dark: Story = { ...Page, name: '어둡게', globals: { theme: 'dark' } };
