import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { TemplateSlot } from '@/entities/template';
import { SendMethods } from './send-methods';
import { storyTemplate } from './story-template';

const withSlots = (slots: TemplateSlot[]) => storyTemplate({ content: { ...storyTemplate().content, slots } });
const [worker] = storyTemplate().content.slots;
if (!worker) throw new Error('The template has nobody to ask for.');

const meta = {
  title: '뼈대/SendMethods',
  component: SendMethods,
  args: { template: storyTemplate(), current: 'many' },
} satisfies Meta<typeof SendMethods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: '엑셀로 여러 건',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '엑셀로 여러 건' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '한 번 보내기' })).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '한 번 보내기' })).toHaveFocus();
  },
};
export const Single: Story = { name: '한 번 보내기', args: { current: 'single' } };
export const Contacts: Story = { name: '연락처에서 여러 건', args: { current: 'multiple' } };
export const TwoToAsk: Story = {
  name: '적을 분이 여럿',
  args: { template: withSlots([worker, { ...worker, slotUuid: '보증인', name: '보증인' }]) },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: '연락처에서 여러 건' });
    await expect(way).toHaveAttribute('aria-disabled', 'true');
    way.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('보낼 때 적을 분이 2명이에요.');
  },
};
export const NobodyToAsk: Story = { name: '적을 분이 없음', args: { template: withSlots([]) } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
export const PhoneTip: Story = {
  ...TwoToAsk,
  name: '휴대폰, 적을 분이 여럿',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tip = canvas.getByText(/^보낼 때 적을 분이 2명이에요/);
    tip.style.width = '120px';
    canvas.getByRole('link', { name: '연락처에서 여러 건' }).focus();
    await screen.findByRole('tooltip');
    // A font that arrives late makes the bubble wider.
    tip.style.width = '260px';
    const widest = document.documentElement.clientWidth - 8;
    await waitFor(() => expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(widest));
    await expect(tip.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  },
};
export const Dark: Story = { ...TwoToAsk, name: '어둡게', globals: { theme: 'dark' } };
