import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PreferencesView } from './preferences-view';

const free = { screen: true, isScreenFixed: false, isMailFixed: false } as const;

const meta = {
  title: '알림/알림 설정',
  component: PreferencesView,
  args: {
    preferences: {
      kinds: [
        { ...free, kind: 'MY_TURN', mail: 'NOW', isMailFixed: true },
        { ...free, kind: 'SIGNED', mail: 'OFF' },
        { ...free, kind: 'DECLINED', mail: 'NOW' },
        { kind: 'SECURITY', screen: true, mail: 'NOW', isScreenFixed: true, isMailFixed: true },
      ],
      quiet: { from: '22:00', to: '08:00' },
    },
    isFailed: false,
    isBusy: false,
    onRetry: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof PreferencesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '고르기',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('스위치를 끄면 화면에 알리지 않아요. 메일은 오른쪽에서 골라요.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '서명함' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kinds: [{ kind: 'SIGNED', screen: false }] });
    await userEvent.click(canvas.getByRole('combobox', { name: '거절됨 메일' }));
    await userEvent.click(await screen.findByRole('option', { name: '메일 안 받기' }));
    await expect(args.onChange).toHaveBeenCalledWith({ kinds: [{ kind: 'DECLINED', mail: 'OFF' }] });
    await expect(canvas.queryByRole('combobox', { name: '보안 메일' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: '조용한 시간' }));
    await expect(args.onChange).toHaveBeenCalledWith({ quiet: null });
  },
};
export const Loading: Story = { name: '불러오는 중', args: { preferences: null } };
export const Failed: Story = { name: '불러오지 못함', args: { preferences: null, isFailed: true } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
