import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from './search-box';

const meta = {
  title: '부품/SearchBox',
  component: SearchBox,
  args: { placeholder: '문서 이름이나 받는 분으로 찾기', value: '', onSearch: fn(), slashFocuses: true },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '보통' };
export const Filled: Story = { name: '위 막대', args: { filled: true } };
export const Dark: Story = { name: '어둡게', args: { value: '근로' }, globals: { theme: 'dark' } };

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.keyboard('/');
    await expect(input).toHaveFocus();
    await userEvent.type(input, '근로');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1));
    await expect(args.onSearch).toHaveBeenLastCalledWith('근로');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('{Escape}');
    await expect(input).not.toHaveFocus();
  },
};
