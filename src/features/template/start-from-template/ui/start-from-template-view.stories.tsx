import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { createListItem } from '@/pages/template/detail/ui/story-templates';
import { StartFromTemplateView } from './start-from-template-view';

const slots = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `받는 분 ${place + 1}`,
    role: 'SIGNER' as const,
    person: 'ASK' as const,
  }));

const meta = {
  title: '문서 만들기/템플릿으로 더 빨리',
  component: StartFromTemplateView,
  args: {
    templates: [
      createListItem('근로계약서', { slots: slots(2) }),
      createListItem('비밀유지계약서', { templateId: 'secrets', slots: slots(2) }),
      createListItem('개인정보 동의서', { slots: slots(1), previewUrl: null }),
      createListItem('물품 공급 계약서', { slots: slots(3) }),
    ],
    isFailed: false,
    mayManage: true,
    onRetry: fn(),
    onLeave: fn((event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 304 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StartFromTemplateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '고르는 중',
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('link', { name: '비밀유지계약서' }));
    await expect(args.onLeave).toHaveBeenLastCalledWith(expect.anything(), '/template/send/secrets/config/single');
    await userEvent.click(screen.getByRole('link', { name: '템플릿 모두 보기' }));
    await expect(args.onLeave).toHaveBeenLastCalledWith(expect.anything(), '/template/dashboard');
  },
};
export const Loading: Story = { name: '불러오는 중', args: { templates: null } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { templates: null, isFailed: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Nothing: Story = {
  name: '아직 없음',
  args: { templates: [] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('link', { name: '스토어 둘러보기' }));
    await expect(args.onLeave).toHaveBeenLastCalledWith(expect.anything(), '/template/store');
  },
};
export const NothingToMake: Story = { name: '아직 없고 만들 수 없음', args: { templates: [], mayManage: false } };
export const LongTitle: Story = {
  name: '긴 이름',
  args: { templates: [createListItem('2026년 하반기 프리랜서 디자인 용역 계약서와 비밀유지 약정서(개정 3판)')] },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
