import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './bar-chart';

const VALUES = [3, 5, 4, 7, 6, 1, 0, 8, 6, 9, 5, 7, 1, 0, 9, 11, 7, 10, 8, 10];
const bars = VALUES.map((value, day) => ({ key: String(day), label: `11월 ${day + 1}일`, value }));

const meta = {
  title: '부품/BarChart',
  component: BarChart,
  args: { label: '11월 1일부터 20일까지 하루에 보낸 문서 수', bars, unit: '건', axis: ['1일', '10일', '오늘'] },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본' };
export const FirstDay: Story = { name: '하루뿐', args: { bars: bars.slice(0, 1), axis: ['오늘'] } };
export const Nothing: Story = { name: '없음', args: { bars: bars.map((bar) => ({ ...bar, value: 0 })) } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };

export const NoTallerThanDrawn: Story = {
  name: '안 보이는 표가 화면을 늘리지 않아요',
  args: { bars: Array.from({ length: 31 }, (_, day) => ({ key: String(day), label: `${day + 1}일`, value: day })) },
  decorators: [
    (StoryOfChart) => (
      <div data-testid="screen" style={{ position: 'relative', height: 300, overflow: 'hidden' }}>
        <StoryOfChart />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    const screen = canvas.getByTestId('screen');
    await expect(screen.scrollHeight).toBe(screen.clientHeight);
  },
};
