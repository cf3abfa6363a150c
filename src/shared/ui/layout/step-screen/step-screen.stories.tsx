import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound } from '@/shared/icons';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { LinkButton } from '@/shared/ui/actions/link';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { StepScreen } from './step-screen';

const meta = {
  title: '뼈대/StepScreen',
  component: StepScreen,
  args: {
    title: ['문서 비밀번호를', '적어주세요'],
    icon: <KeyRound />,
    description: '보낸 분이 따로 알려준 번호예요.',
    children: (
      <Field label="비밀번호">
        <TextInput size="lg" />
      </Field>
    ),
    action: (
      <Button type="submit" variant="primary" size="xl" fullWidth>
        문서 열기
      </Button>
    ),
    note: (
      <>
        비밀번호를 모르겠어요. <LinkButton tone="neutral">보낸 분에게 물어보기</LinkButton>
      </>
    ),
    onSubmit: fn(),
  },
} satisfies Meta<typeof StepScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  name: '묻기',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '문서 비밀번호를 적어주세요' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('비밀번호'), '1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const Focused: Story = {
  name: '제목부터 읽기',
  args: { takesFocus: true },
  play: async ({ canvas }) => expect(canvas.getByRole('heading')).toHaveFocus(),
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
