import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Field } from './field';

const meta = {
  title: '부품/Field',
  component: Field,
  args: { label: '이름', children: <TextInput defaultValue="이도윤" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <Field label="이름">
        <TextInput defaultValue="이도윤" />
      </Field>
      <Field label="메일 주소" hint="초대장을 받을 주소예요.">
        <TextInput placeholder="name@company.co.kr" />
      </Field>
      <Field label="휴대폰 번호" hint="문자로 알려드려요." error="번호를 끝까지 적어주세요.">
        <TextInput defaultValue="010-3482-273" />
      </Field>
      <Field label="그룹" optional aside="3 / 6명">
        <TextInput />
      </Field>
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };

export const Wired: Story = {
  name: '오류는 입력과 이어져요',
  args: { hint: '보이지 않아요', error: '이름을 적어주세요.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('이름');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('이름을 적어주세요.');
  },
};
