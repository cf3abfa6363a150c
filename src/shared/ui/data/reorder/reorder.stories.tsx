import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ReorderHandle, ReorderItem, ReorderList } from './reorder';

function Example() {
  const [names, setNames] = useState(['근로계약서', '동의서', '서약서']);
  const move = (from: number, to: number) => {
    const others = names.filter((_, index) => index !== from);
    setNames([...others.slice(0, to), ...names.slice(from, from + 1), ...others.slice(to)]);
  };
  return (
    <ReorderList aria-label="파일" count={names.length} onMove={move}>
      {names.map((name, index) => (
        <ReorderItem key={name}>
          <ReorderHandle index={index} label={`${name} 순서 바꾸기`} /> {name}
        </ReorderItem>
      ))}
    </ReorderList>
  );
}

const meta = { title: '부품/Reorder', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: '키보드로',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '근로계약서 순서 바꾸기' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2번째로 옮겼어요');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('근로계약서');
    await expect(canvas.getByRole('button', { name: '근로계약서 순서 바꾸기' })).toHaveFocus();
  },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
