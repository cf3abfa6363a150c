import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot, CircleX } from '@/shared/icons';
import { Row } from '@/shared/ui/layout/stack';
import { Badge } from './badge';

const meta = { title: '부품/Badge', component: Badge, args: { children: '무료' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Row gap={2}>
      <Badge>무료</Badge>
      <Badge tone="seal">내 차례</Badge>
      <Badge tone="accent" icon={<CircleDot />}>
        진행 중
      </Badge>
      <Badge tone="warning">곧 마감</Badge>
      <Badge tone="success">완료</Badge>
      <Badge tone="danger" icon={<CircleX />}>
        거절됨
      </Badge>
    </Row>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
