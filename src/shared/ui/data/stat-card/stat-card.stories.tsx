import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatCard, StatRow } from './stat-card';

const meta = { title: '부품/StatCard', component: StatRow } satisfies Meta<typeof StatRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  args: {
    children: (
      <>
        <StatCard label="진행 중" value={18} unit="건" meaning="5건은 오늘 열어봤어요" />
        <StatCard label="이번 달 완료" value={1242} unit="건" meaning="지난달 같은 때보다 9건 많아요" />
        <StatCard label="서명까지 걸린 시간" value="5.2" unit="시간" meaning="지난달 7.8시간" />
        <StatCard label="곧 마감" value={null} />
      </>
    ),
  },
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...All, name: '휴대폰', globals: { viewport: { value: 'phone' } } };
