import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Group } from '../api/group';
import { GroupChoice } from './group-choice';

const groups = Array.from({ length: 12 }, (_, place): Group => ({
  groupId: `group ${place}`,
  name: `영업 ${place + 1}팀`,
  organizationMemberUuids: Array.from({ length: place }, (__, member) => `${place} ${member}`),
  version: 1,
}));

const meta = {
  title: '그룹/그룹 고르기',
  component: GroupChoice,
  args: { groups: groups.slice(0, 4), chosen: ['group 1'], onChoose: fn() },
} satisfies Meta<typeof GroupChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '고름',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '영업 4팀 · 3명' }));
    await expect(args.onChoose).toHaveBeenCalledWith(['group 1', 'group 3']);
  },
};
export const Full: Story = {
  name: '열 개를 다 고름',
  args: { groups, chosen: groups.slice(0, 10).map(({ groupId }) => groupId) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('그룹은 10개까지 고를 수 있어요.')).toBeVisible();
  },
};
export const Nothing: Story = { name: '그룹이 없음', args: { groups: [], chosen: [] } };
export const Loading: Story = { name: '불러오는 중', args: { groups: null, chosen: [] } };
