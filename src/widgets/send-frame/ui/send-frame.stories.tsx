import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from '@/shared/icons';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { SendingForbidden } from './sending-forbidden';
import { SaveNote } from './save-note';
import { SendColumns } from './send-columns';
import { SendFrame } from './send-frame';

const meta = {
  title: '뼈대/SendFrame',
  component: SendFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'receivers',
    contractId: '0198c0de-0000-7000-8000-000000000010',
    title: '2026년 근로계약서_이도윤',
    onLeave: () => {},
    note: <SaveNote state="saved" />,
    actions: (
      <>
        <Button>이전</Button>
        <Button variant="primary" trailingIcon={<ArrowRight />}>
          다음
        </Button>
      </>
    ),
    children: (
      <SendColumns aside={<p>옆에 서는 것</p>} asideLabel="설정">
        <h1>누구에게 보낼까요?</h1>
      </SendColumns>
    ),
  },
} satisfies Meta<typeof SendFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receivers: Story = {
  name: '받는 분',
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '파일 올리기' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('저장했어요');
  },
};
export const NotSaved: Story = {
  name: '저장하지 못함',
  args: { note: <SaveNote state="failed" onRetry={() => {}} /> },
  globals: { viewport: { value: 'wide' } },
};
export const Saving: Story = { name: '저장하는 중', args: { note: <SaveNote state="saving" /> } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Forbidden: Story = { name: '권한 없음', render: () => <SendingForbidden /> };
