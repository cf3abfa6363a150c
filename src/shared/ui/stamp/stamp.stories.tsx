import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '@/shared/ui/stack';
import { Stamp } from './stamp';

const meta = { title: '부품/Stamp', component: Stamp, args: { name: '이도윤' } } satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Row gap={5}>
      <Stamp name="인" />
      <Stamp name="김준" />
      <Stamp name="이도윤" lands />
      <Stamp name="이도윤인" shape="square" />
    </Row>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
