import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { Skeleton, SkeletonRegion } from './skeleton';

const shape = (
  <Stack gap={3}>
    <Skeleton shape="title" width="1/3" />
    <Row>
      <Skeleton shape="circle" />
      <Skeleton shape="badge" />
      <Skeleton shape="button" />
    </Row>
    <Skeleton />
    <Skeleton width="3/4" />
    <Skeleton shape="block" />
  </Stack>
);
const meta = { title: '부품/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = { name: '모양', render: () => shape };
export const Dark: Story = { ...Shapes, name: '어둡게', globals: { theme: 'dark' } };
export const Region: Story = {
  name: '0.3초 뒤에',
  render: () => (
    <SkeletonRegion isLoading skeleton={<div data-testid="bones">{shape}</div>}>
      문서
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByTestId('bones')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('불러오는 중이에요');
    await waitFor(() => expect(canvas.getByTestId('bones')).toBeVisible());
  },
};
