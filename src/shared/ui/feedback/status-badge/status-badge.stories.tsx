import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { Badge, StatusBadge } from './status-badge';

const meta = { title: '부품/StatusBadge', component: StatusBadge, args: { status: 'my-turn' } } satisfies Meta<
  typeof StatusBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <Row gap={2}>
        <StatusBadge status="my-turn" />
        <StatusBadge status="in-progress" />
        <StatusBadge status="due-soon" />
        <StatusBadge status="completed" />
        <StatusBadge status="rejected" />
        <StatusBadge status="expired" />
        <StatusBadge status="cancelled" />
        <StatusBadge status="draft" />
        <StatusBadge status="scheduled" />
        <StatusBadge status="sealing" />
        <StatusBadge status="seal-failed" />
        <StatusBadge status="seal-held" />
        <StatusBadge status="waiting" />
      </Row>
      <Row gap={2}>
        <StatusBadge status="active" />
        <StatusBadge status="invited" />
        <StatusBadge status="invitation-expired" />
        <Badge>무료</Badge>
      </Row>
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
