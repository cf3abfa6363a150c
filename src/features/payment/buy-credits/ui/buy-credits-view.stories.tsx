import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BuyCreditsView } from './buy-credits-view';

const packs = [
  { creditPackId: 'small', credits: 100, price: 12_000 },
  { creditPackId: 'medium', credits: 500, price: 55_000 },
  { creditPackId: 'large', credits: 1_000, price: 100_000 },
];

const meta = {
  title: '결제/크레딧 사기',
  component: BuyCreditsView,
  args: {
    packs,
    available: 1_284,
    missing: 0,
    chosen: 'large',
    isBusy: false,
    trouble: null,
    onChoose: fn(),
    onPay: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BuyCreditsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '고르기',
  render: function Choice(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <BuyCreditsView {...args} chosen={chosen} onChoose={setChosen} />;
  },
  play: async ({ args }) => {
    screen.getByRole('radio', { name: '1,000개 한 개 100원 100,000원' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('radio', { name: '500개 한 개 110원 55,000원' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '55,000원 결제하기' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = { name: '보내려면 모자람', args: { available: 2, missing: 3, chosen: 'small' } };
export const Opening: Story = {
  name: '결제 창을 여는 중',
  args: { isBusy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '결제 창을 여는 중' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
export const Unopened: Story = {
  name: '결제 창이 열리지 않음',
  args: { trouble: '결제 창을 열지 못했어요. 다시 눌러주세요.' },
};
export const Dark: Story = { ...Missing, name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...Missing, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
