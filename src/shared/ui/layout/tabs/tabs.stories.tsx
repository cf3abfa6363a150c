import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './tabs';

const ITEMS = [
  { value: 'all', label: '전체', count: 128 },
  { value: 'mine', label: '내 차례', count: 2, countTone: 'seal' },
  { value: 'open', label: '진행 중', count: 18 },
] as const;
function Example() {
  const [tab, setTab] = useState<(typeof ITEMS)[number]['value']>('all');
  return (
    <Tabs label="문서" items={ITEMS} value={tab} onValueChange={setTab}>
      {ITEMS.find(({ value }) => value === tab)?.label} 문서
    </Tabs>
  );
}
const meta = { title: '부품/Tabs', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '내 차례 2' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('내 차례 문서');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '진행 중 18' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
