import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { RefillSwitch } from './refill-switch';

const OFF = { on: false, below: null, creditPackId: null };
const ON = { on: true, below: 200, creditPackId: 'medium' };
const PUT = 'PUT /payments/credit-refill';
const saved = fn();

const meta = {
  title: '결제/자동으로 채우기',
  component: RefillSwitch,
  beforeEach: () =>
    answerCalls({
      [PUT]: () => {
        saved();
        return succeed(ON);
      },
    }),
  args: {
    organizationUuid: 'o',
    profile: { refill: OFF, credits: { available: 1_284, held: 0, nextEnd: null } },
    packs: [
      { creditPackId: 'small', credits: 100, price: 12_000 },
      { creditPackId: 'medium', credits: 500, price: 55_000 },
    ],
    onAddCard: fn(),
  },
} satisfies Meta<typeof RefillSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

async function openDialog(name = '모자라면 자동으로 채우기') {
  await userEvent.click(screen.getByRole('switch', { name }));
  return within(await screen.findByRole('dialog', { name: '크레딧을 자동으로 채울까요?' }));
}

async function fill(typed: string) {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: '몇 개 아래면 채울까요?' }), typed);
  return dialog;
}

export const TurningOn: Story = {
  name: '켜기',
  play: async () => {
    const dialog = await fill('200');
    await userEvent.click(dialog.getByRole('radio', { name: '500개 · 55,000원' }));
    await expect(dialog.queryByText(/바로/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: '자동으로 채우기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved).toHaveBeenCalledOnce();
  },
};
export const Keyboard: Story = {
  name: '자판으로',
  play: async () => {
    screen.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    const dialog = within(await screen.findByRole('dialog', { name: '크레딧을 자동으로 채울까요?' }));
    await expect(dialog.getByRole('textbox', { name: '몇 개 아래면 채울까요?' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('switch')).toHaveFocus());
    await expect(screen.getByRole('switch')).not.toBeChecked();
    await expect(saved).not.toHaveBeenCalled();
  },
};
export const Wrong: Story = {
  name: '틀린 수',
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: '자동으로 채우기' }));
    await expect(await dialog.findByText('몇 개 아래면 채울지 적어주세요.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), '0');
    await expect(await dialog.findByText('1개부터 100,000개까지 적을 수 있어요.')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
};
export const AtOnce: Story = {
  name: '이미 모자람',
  args: { profile: { refill: OFF, credits: { available: 30, held: 0, nextEnd: null } } },
  play: async () => {
    const dialog = await fill('200');
    await expect(await dialog.findByText('지금 30개 남아서 바로 12,000원을 결제해요.')).toBeVisible();
  },
};
export const NoCard: Story = {
  name: '카드 없음',
  beforeEach: () =>
    answerCalls({ [PUT]: () => refuse(409, 'NO_CARD', '등록한 카드가 없어요. 카드를 먼저 더해주세요.') }),
  play: async ({ args }) => {
    const dialog = await fill('200');
    await userEvent.click(dialog.getByRole('button', { name: '자동으로 채우기' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('등록한 카드가 없어요.');
    await userEvent.click(dialog.getByRole('button', { name: '카드 더하기' }));
    await expect(args.onAddCard).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Saving: Story = {
  name: '저장하는 중',
  beforeEach: () => answerCalls({ [PUT]: () => new Promise<Response>(() => {}) }),
  play: async () => {
    const dialog = await fill('200');
    await userEvent.click(dialog.getByRole('button', { name: '자동으로 채우기' }));
    await expect(await dialog.findByRole('button', { name: '저장하는 중' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const On: Story = {
  name: '켜짐',
  args: { profile: { refill: ON, credits: { available: 1_284, held: 0, nextEnd: null } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '자동으로 채우기 바꾸기' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue('200');
    await expect(dialog.getByRole('radio', { name: '500개 · 55,000원' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '그만두기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('switch', { name: '200 아래면 자동으로 채우기' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Dark: Story = { ...AtOnce, name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...AtOnce, ...phone, name: '휴대폰' };
