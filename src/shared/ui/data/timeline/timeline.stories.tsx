import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Send, Stamp } from '@/shared/icons';
import { Timeline } from './timeline';

const meta = {
  title: '부품/Timeline',
  component: Timeline,
  args: {
    label: '기록',
    entries: [
      {
        key: '3',
        icon: <Eye />,
        sentence: '이도윤 님이 문서를 열었어요',
        detail: '휴대폰 · 211.36.142.87',
        at: '2026-11-20T05:08:00Z',
        time: '오늘 14:08',
        exactTime: '2026.11.20 14:08:00',
      },
      {
        key: '2',
        icon: <Stamp />,
        tone: 'ink',
        sentence: '정해원 님이 도장을 찍었어요',
        at: '2026-11-19T07:20:00Z',
        time: '어제 16:20',
        exactTime: '2026.11.19 16:20:00',
      },
      {
        key: '1',
        icon: <Send />,
        sentence: '김지수 님이 문서를 보냈어요',
        detail: '3쪽 · 받는 분 2명',
        at: '2026-11-19T06:58:00Z',
        time: '어제 15:58',
        exactTime: '2026.11.19 15:58:00',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본' };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
