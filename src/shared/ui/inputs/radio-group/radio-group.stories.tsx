import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from './radio-group';

const WAYS = [
  { value: 'mail', label: '메일', description: '받는 분 메일로 링크를 보내요' },
  { value: 'sms', label: '문자' },
  { value: 'kakao', label: '알림톡', disabledReason: '스탠다드부터 쓸 수 있어요' },
];

function Example() {
  const [value, setValue] = useState<string | null>('mail');
  return (
    <Field label="알리는 방법" group>
      <RadioGroup options={WAYS} value={value} onValueChange={setValue} />
    </Field>
  );
}
const meta = { title: '부품/RadioGroup', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '문자' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '알림톡' }));
    await expect(canvas.getByRole('radio', { name: '문자' })).toBeChecked();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
