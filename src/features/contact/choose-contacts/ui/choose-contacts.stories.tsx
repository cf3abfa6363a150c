import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Contact } from '@/entities/contact';
import { ChooseContactsView } from './choose-contacts-view';

const contact = (name: string, change: Partial<Contact> = {}): Contact => ({
  contactId: name,
  name,
  company: '',
  title: '',
  email: null,
  phone: null,
  memo: '',
  contactGroupIds: [],
  createdAt: '2026-11-01T00:00:00Z',
  ...change,
});
const yerin = contact('문예린', { company: '새벽물류', title: '인사팀장', email: 'yerin.moon@saebyeok.example' });
const doyun = contact('이도윤', { phone: '01034822731' });
const haewon = contact('정해원', { company: '한빛물산', title: '대표이사', email: 'hw.jung@hanbit.example' });
const listed = { items: [yerin, doyun, haewon], recent: [], page: 1, size: 20, total: 43 };
const nothing = { items: [], recent: [], page: 1, size: 20, total: 0 };

const meta = {
  title: '연락처/고르기',
  component: ChooseContactsView,
  args: {
    contacts: listed,
    isFailed: false,
    groups: [{ contactGroupId: '0198c0de-0000-7000-8000-0000000000d1', name: '거래처', contacts: 2 }],
    filter: { search: '', group: null, page: 1 },
    chosen: [yerin],
    isTaken: ({ contactId }) => contactId === haewon.contactId,
    room: 12,
    onFilter: fn(),
    onRetry: fn(),
    onToggle: fn(),
    onAdd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChooseContactsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '고르는 중',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /이도윤/ }));
    await expect(args.onToggle).toHaveBeenCalledWith(doyun);
    const taken = screen.getByRole('checkbox', { name: /정해원/ });
    await userEvent.click(taken);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(taken).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '1명 넣기' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Full: Story = { name: '자리가 없음', args: { room: 1 } };
export const Loading: Story = { name: '불러오는 중', args: { contacts: null, chosen: [] } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { contacts: null, isFailed: true, chosen: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Nothing: Story = { name: '아직 없음', args: { contacts: nothing, groups: [], chosen: [] } };
export const NotFound: Story = {
  name: '찾지 못함',
  args: { contacts: nothing, chosen: [], filter: { search: '홍길동', group: null, page: 1 } },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
