import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { Row } from '@/shared/ui/layout/stack';
import { toast } from './toast';

const Buttons = () => (
  <Row>
    <Button onClick={() => toast.success('저장했어요')}>저장</Button>
    <Button onClick={() => toast.error()}>실패</Button>
  </Row>
);

const meta = { title: '부품/Toast', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReplacesPrevious: Story = {
  name: '한 번에 하나, 2초',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    const shown = await screen.findByText('저장했어요');
    await expect(shown.closest('[role=status]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '실패' }));
    const error = await screen.findByText('문제가 생겼어요. 다시 시도해주세요');
    await expect(error.closest('[role=alert]')).not.toBeNull();
    await expect(screen.queryByText('저장했어요')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /닫/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('문제가 생겼어요. 다시 시도해주세요')).not.toBeInTheDocument(), {
      timeout: 3000,
    });
  },
};
export const Shown: Story = {
  name: '보이는 동안',
  play: async () => {
    toast.success('링크를 복사했어요');
    await screen.findByText('링크를 복사했어요');
  },
};
export const Dark: Story = { ...Shown, name: '어둡게', globals: { theme: 'dark' } };
