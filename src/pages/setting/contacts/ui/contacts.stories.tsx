import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Contact, ContactGroup } from '@/entities/contact';
import { ContactsDesktop } from './contacts.desktop';
import { ContactsMobile } from './contacts.mobile';

const groups: ContactGroup[] = [
  { contactGroupId: '0198c0de-0000-7000-8000-0000000000d1', name: '거래처', contacts: 2 },
  { contactGroupId: '0198c0de-0000-7000-8000-0000000000d2', name: '프리랜서', contacts: 1 },
];
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
const items = [
  contact('문예린', {
    company: '새벽물류',
    title: '인사팀장',
    email: 'yerin.moon@saebyeok.example',
    phone: '01055120934',
    contactGroupIds: groups.map(({ contactGroupId }) => contactGroupId),
  }),
  contact('이도윤', { phone: '01034822731' }),
  contact('정해원', { company: '한빛물산', title: '대표이사', email: 'hw.jung@hanbit.example' }),
];
const listed = { items, recent: [], page: 1, size: 20, total: 43 };
const nothing = { items: [], recent: [], page: 1, size: 20, total: 0 };

const meta = {
  title: '연락처/목록',
  component: ContactsDesktop,
  globals: { viewport: { value: 'wide' } },
  args: {
    contacts: listed,
    groups,
    isFailed: false,
    mayManage: true,
    filter: { search: '', group: null, page: 1 },
    onFilter: fn(),
    onRetry: fn(),
    onAct: fn(),
  },
} satisfies Meta<typeof ContactsDesktop>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals' | 'render'> = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <ContactsMobile {...args} />,
};

export const Listed: Story = {
  name: '목록',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /문예린/ })).toHaveTextContent('010-5512-0934');
  },
};
export const Loading: Story = { name: '불러오는 중', args: { contacts: null } };
export const Nothing: Story = { name: '아직 없음', args: { contacts: nothing, groups: [] } };
export const NothingFound: Story = {
  name: '찾는 것이 없음',
  args: { contacts: nothing, filter: { search: '없는 사람', group: null, page: 1 } },
};
export const Failed: Story = { name: '불러오지 못함', args: { contacts: null, isFailed: true } };
export const Locked: Story = {
  name: '권한 없음',
  args: { mayManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '문예린 메뉴' })).toBeNull();
  },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { ...phone, name: '휴대폰' };
export const PhoneLoading: Story = { ...phone, name: '휴대폰, 불러오는 중', args: { contacts: null } };
export const PhoneNothing: Story = { ...phone, name: '휴대폰, 아직 없음', args: { contacts: nothing, groups: [] } };
export const PhoneFailed: Story = { ...phone, name: '휴대폰, 불러오지 못함', args: { contacts: null, isFailed: true } };
export const PhoneLocked: Story = { ...phone, name: '휴대폰, 권한 없음', args: { mayManage: false } };
