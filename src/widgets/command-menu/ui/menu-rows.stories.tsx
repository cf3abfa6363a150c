import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Menu } from '../model/use-menu';
import { MenuInput } from './menu-input';
import { MenuRows, type MenuRowsProps } from './menu-rows';
import { INITIAL_GROUPS, SEARCH_GROUPS } from './story-groups';

const onEnter = fn();

function Menu({ words, ...rest }: Omit<MenuRowsProps, 'listId' | 'onActive'>) {
  const [typed, setTyped] = useState(words);
  const [activeId, onActive] = useState<string>();
  const menu: Menu = {
    words: typed,
    onWords: setTyped,
    activeId,
    onActive,
    keys: rest.keys,
    onGo: rest.onGo,
    onEnter: () => rest.keys.current?.choose() || onEnter(),
  };
  return (
    <div style={{ width: 'min(600px, 100%)' }}>
      <MenuInput menu={menu} listId="menu" isOpen />
      <MenuRows {...rest} listId="menu" words={typed} onActive={onActive} />
    </div>
  );
}

const meta = {
  title: '틀/찾기',
  component: Menu,
  args: {
    words: '근로',
    groups: SEARCH_GROUPS,
    state: 'done',
    keys: { current: null },
    onGo: fn((_: string) => undefined),
    onRetry: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  name: '찾은 것',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: '문서 이름이나 받는 분으로 찾기' });
    await userEvent.click(input);
    const isActive = (name: RegExp) => expect(canvas.getByRole('option', { name, selected: true })).toBeVisible();
    await isActive(/^2026년 근로계약서/);
    await userEvent.keyboard('{ArrowUp}');
    await isActive(/^근로계약서를 처음/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isActive(/^문서함에서 모두 보기/);
    await expect(input).toHaveAttribute('aria-activedescendant', 'menu-more:/contract/dashboard/normal');
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith('/contract/dashboard/normal?search=%EA%B7%BC%EB%A1%9C');
    await userEvent.click(canvas.getByRole('option', { name: /^이도윤/ }));
    await expect(args.onGo).toHaveBeenLastCalledWith('/setting/contact?search=%EC%9D%B4%EB%8F%84%EC%9C%A4');
  },
};

export const AtFirst: Story = {
  name: '아무것도 적지 않음',
  args: { words: '', groups: INITIAL_GROUPS, state: 'idle' },
};
export const Waiting: Story = { name: '찾는 중', args: { groups: [], state: 'waiting' } };
export const Nothing: Story = {
  name: '찾은 것 없음',
  args: { words: '없는 문서', groups: [], state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('“없는 문서”에 맞는 것이 없어요');
    onEnter.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), '{Enter}');
    await expect(onEnter).toHaveBeenCalledTimes(1);
  },
};
export const Failed: Story = {
  name: '찾지 못함',
  args: { groups: INITIAL_GROUPS.slice(1), state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 찾기' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
