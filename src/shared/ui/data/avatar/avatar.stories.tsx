import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '@/shared/ui/layout/stack';
import { Avatar } from './avatar';

const meta = { title: '부품/Avatar', component: Avatar, args: { name: '김지수' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Row>
      <Avatar name="김지수" me size={34} />
      <Avatar name="이도윤" size={28} />
      <Avatar name="정해원" size={20} />
      <Avatar name="한빛물산" me group size={34} />
      <Avatar name="물류운영팀" group />
    </Row>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
