import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { language } from '@/shared/i18n';
import { Button } from '@/shared/ui/actions/button';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { ReceiverFrame } from './receiver-frame';

const meta = {
  title: '뼈대/ReceiverFrame',
  component: ReceiverFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => language.choose('ko'),
  args: {
    sender: { name: '한빛물산 주식회사', logo: null },
    children: (
      <StepScreen
        title={['이도윤 님에게', '문서를 보냈어요']}
        action={
          <Button variant="primary" size="xl" fullWidth>
            문서 열기
          </Button>
        }
      />
    ),
  },
} satisfies Meta<typeof ReceiverFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {
  name: '컴퓨터',
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: '언어' });
    await expect(within(choice).getAllByRole('option')).toHaveLength(10);
    await userEvent.selectOptions(choice, 'Tiếng Việt');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'vi'));
    await expect(choice).toHaveValue('vi');
    await expect(choice).toHaveAccessibleName('Ngôn ngữ');
  },
};
export const Step: Story = {
  name: '확인하는 길',
  args: { progress: { done: 2, total: 3 }, onBack: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: '확인 3가지 중 2번째' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '뒤로' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
export const MemberSigning: Story = {
  name: '조직에서 온 분',
  args: { ownContractId: '0198c0de-0000-7000-8000-000000000010' },
  play: async ({ args, canvas }) => {
    const way = canvas.getByRole('link', { name: '문서함으로 돌아가기' });
    await expect(way).toHaveAttribute('href', `/contract/${args.ownContractId}`);
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
