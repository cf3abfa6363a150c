import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from '@/shared/icons';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { FilterBar } from './filter-bar';
import { FilterChip } from './filter-chip';

const onClear = fn();
const meta = {
  title: '부품/FilterBar',
  component: FilterBar,
  args: {
    search: <SearchBox placeholder="이름이나 메일" value="" onSearch={fn()} />,
    children: (
      <>
        <FilterChip label="상태" />
        <FilterChip label="권한" value="모두" />
        <FilterChip label="기간" value="최근 30일" icon={<CalendarDays />} onClear={onClear} />
      </>
    ),
    sort: <FilterChip label="최근 순" />,
    activeCount: 2,
    onClearAll: fn(),
    applyLabel: '128건 보기',
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: '컴퓨터',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '기간 거르기 풀기' }));
    await expect(onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '거르기 모두 풀기' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '거르기 2' }));
    await screen.findByRole('button', { name: '128건 보기' });
  },
};
