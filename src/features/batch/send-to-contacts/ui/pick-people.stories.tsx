import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleContact } from '../../../../../tests/support/example-batch';
import {
  NO_RECIPIENTS,
  removePerson,
  toggleContact,
  toggleGroup,
  type ChosenRecipients,
} from '../model/chosen-recipients';
import { ChosenPeople } from './chosen-people';
import { PickPeople, type PickPeopleProps } from './pick-people';

const GROUP = { contactGroupId: '0198c0de-0000-7000-8000-0000000000d1', name: '새벽물류 현장', contacts: 24 };
const items = [
  exampleContact('문예린', { title: '인사팀장', contactGroupIds: [GROUP.contactGroupId] }),
  exampleContact('임시온'),
  exampleContact('류건우', { email: null, phone: '01055183321' }),
];
const listed = { items, recent: [], page: 1, size: 20, total: 43 };
const nothing = { items: [], recent: [], page: 1, size: 20, total: 0 };

function Picking({ chosen: begun, ...props }: Omit<PickPeopleProps, 'onContact' | 'onGroup'>) {
  const [chosen, setChosen] = useState<ChosenRecipients>(begun);
  const on = {
    onContact: (contact: ChosenRecipients['contacts'][number]) => setChosen((before) => toggleContact(before, contact)),
    onGroup: (group: ChosenRecipients['groups'][number]) => setChosen((before) => toggleGroup(before, group)),
  };
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <PickPeople {...props} {...on} chosen={chosen} />
      <ChosenPeople chosen={chosen} {...on} onRemove={(key) => setChosen((before) => removePerson(before, key))} />
    </div>
  );
}

const meta = {
  title: '여러 건/연락처에서 고르기',
  component: Picking,
  args: {
    contacts: listed,
    groups: [GROUP],
    isFailed: false,
    filter: { search: '', page: 1 },
    chosen: NO_RECIPIENTS,
    needs: { email: true, phone: false },
    onFilter: fn(),
    onRetry: fn(),
    onType: fn(),
  },
} satisfies Meta<typeof Picking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: '고르는 중',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^임시온/ }));
    await expect(canvas.getByRole('heading', { name: '받는 분 1명' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^새벽물류 현장 그룹/ }));
    await expect(canvas.getByRole('checkbox', { name: /문예린/ })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: '받는 분 25명' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /류건우/ }));
    await expect(canvas.getByRole('checkbox', { name: /류건우/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '임시온 빼기' }));
    await expect(canvas.getByRole('heading', { name: '받는 분 24명' })).toBeVisible();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { contacts: null, groups: [] } };
export const Failed: Story = {
  name: '불러오지 못함',
  args: { contacts: null, groups: [], isFailed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Nothing: Story = { name: '아직 없음', args: { contacts: nothing, groups: [] } };
export const NotFound: Story = {
  name: '찾지 못함',
  args: { contacts: nothing, filter: { search: '홍길동', page: 1 } },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
