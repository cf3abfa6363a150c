import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ContactDialog } from './contact-dialog';

const groups = [{ contactGroupId: '0198c0de-0000-7000-8000-0000000000d1', name: '거래처', contacts: 2 }];

const meta = {
  title: '연락처/연락처 하나',
  component: ContactDialog,
  args: { contact: null, groups, onClose: fn() },
} satisfies Meta<typeof ContactDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '더하기, 빈 채로 누르면',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '더하기' }));
    await expect(await screen.findByText('이름을 적어주세요.')).toBeVisible();
    await expect(screen.getByText('메일 주소나 휴대폰 번호 가운데 하나를 적어주세요.')).toBeVisible();
  },
};
export const Filled: Story = {
  name: '고치기',
  args: {
    contact: {
      contactId: '0198c0de-0000-7000-8000-0000000000e1',
      name: '문예린',
      company: '새벽물류',
      title: '인사팀장',
      email: 'yerin.moon@saebyeok.example',
      phone: '01055120934',
      memo: '서명은 오전에',
      contactGroupIds: groups.map(({ contactGroupId }) => contactGroupId),
      createdAt: '2026-11-01T00:00:00Z',
    },
  },
};
export const Phone: Story = { ...Filled, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
