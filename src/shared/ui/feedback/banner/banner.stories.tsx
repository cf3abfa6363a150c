import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/shared/ui/actions/button';
import { Stack } from '@/shared/ui/layout/stack';
import { Banner } from './banner';

const meta = {
  title: '부품/Banner',
  component: Banner,
  args: { children: '받는 분이 문서를 열면 바로 알려드려요.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack gap={2}>
      <Banner>받는 분이 문서를 열면 바로 알려드려요.</Banner>
      <Banner tone="warning" action={<Button size="sm">크레딧 사기</Button>}>
        이번 달에 보낼 수 있는 문서가 26건 남았어요.
      </Banner>
      <Banner tone="danger" action={<Button size="sm">다시 불러오기</Button>}>
        결제하지 못했어요. 카드를 확인해주세요.
      </Banner>
      <Banner tone="neutral">이 조직에서는 볼 수만 있어요.</Banner>
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...All, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
