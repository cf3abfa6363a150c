import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '@/shared/ui/actions/link';
import { Stack } from '@/shared/ui/layout/stack';
import { Card } from './card';

const meta = { title: '부품/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <Card title="자주 쓰는 템플릿" aside={<Link to="/">모두 보기</Link>}>
        근로계약서
      </Card>
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
