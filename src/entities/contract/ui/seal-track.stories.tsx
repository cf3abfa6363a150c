import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContractListItem } from '../api/contract';
import { SealTrack } from './seal-track';

type Person = ContractListItem['receivers'][number];
const person = (name: string, change: Partial<Person> = {}): Person => ({
  receiverUuid: name,
  name,
  role: 'SIGNER',
  order: 1,
  state: 'WAITING',
  hasTurn: false,
  isMe: false,
  ...change,
});
const signed = (name: string) => person(name, { state: 'SIGNED' });

const meta = {
  title: '계약/SealTrack',
  component: SealTrack,
  args: { receivers: [signed('정해원'), person('이도윤', { order: 2, state: 'OPENED', hasTurn: true })] },
} satisfies Meta<typeof SealTrack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: '진행 중' };
export const MyTurn: Story = {
  name: '내 차례',
  args: {
    receivers: [
      signed('최하은'),
      person('김지수', { order: 2, hasTurn: true, isMe: true, state: 'NOTIFIED' }),
      person('정해원', { order: 3 }),
    ],
  },
};
export const Refused: Story = { name: '거절됨', args: { receivers: [person('정민재', { state: 'REJECTED' })] } };
export const Many: Story = {
  name: '여덟 명',
  args: { receivers: ['가', '나', '다', '라', '마', '바', '사', '아'].map((name) => signed(name)) },
};
export const NoReceivers: Story = { name: '아직 없음', args: { receivers: [] } };
export const Dark: Story = { ...MyTurn, name: '어둡게', globals: { theme: 'dark' } };
