import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, MessageSquareText } from '@/shared/icons';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control';

const WAYS = [
  { value: 'mail', label: '메일', icon: <Mail /> },
  { value: 'sms', label: '문자', icon: <MessageSquareText /> },
  { value: 'both', label: '둘 다' },
];
function Example() {
  const [value, setValue] = useState('mail');
  return <SegmentedControl aria-label="알리는 방법" options={WAYS} value={value} onValueChange={setValue} />;
}
const meta = { title: '부품/SegmentedControl', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '문자' })).toBeChecked();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
