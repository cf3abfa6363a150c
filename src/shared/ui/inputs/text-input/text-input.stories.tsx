import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from '@/shared/icons';
import { expect, userEvent } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

const meta = { title: '부품/TextInput', component: TextInput, args: { 'aria-label': '이름' } } satisfies Meta<
  typeof TextInput
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Stack>
      <TextInput aria-label="이름" defaultValue="이도윤" />
      <TextInput aria-label="메일 주소" placeholder="name@company.co.kr" />
      <TextInput aria-label="틀린 번호" defaultValue="010-3482-273" aria-invalid />
      <TextInput aria-label="회사" defaultValue="한빛물산 주식회사" readOnly />
      <TextInput aria-label="잠긴 칸" defaultValue="쓸 수 없는 칸" disabled />
      <TextInput aria-label="찾기" placeholder="이름이나 메일" quiet lead={<Search />} />
      <TextInput aria-label="큰 칸" size="lg" defaultValue="jisu.kim@hanbit.co.kr" />
      <Field label="전할 말" optional>
        <TextArea limit={300} defaultValue="안녕하세요. 계약서를 보내드려요." />
      </Field>
      <Field label="긴 말">
        <TextArea limit={10} defaultValue="열 글자를 훌쩍 넘는 말이에요." />
      </Field>
    </Stack>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };

export const Growing: Story = {
  name: '여덟 줄까지 늘어나요',
  render: () => <TextArea aria-label="전할 말" limit={300} rows={1} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, '하나{Enter}둘{Enter}셋{Enter}넷');
    await expect(area.clientHeight).toBeGreaterThan(before + 40);
    await userEvent.type(area, '{Enter}5{Enter}6{Enter}7{Enter}8{Enter}9{Enter}10');
    await expect(area.clientHeight).toBeLessThanOrEqual(8 * 22 + 18);
    await expect(canvas.getByText('21 / 300')).toBeVisible();
  },
};
