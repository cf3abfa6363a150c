import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { exampleSlots, createTemplateSlot } from '@/pages/template/detail/ui/story-templates';
import { EditSlots } from './edit-slots';

function Example({ slots: begun, onChange, ...props }: ComponentProps<typeof EditSlots>) {
  const [now, setNow] = useState(begun);
  const change = (next: Parameters<typeof onChange>[0]) => {
    setNow(next);
    onChange(next);
  };
  return <EditSlots {...props} slots={now} onChange={change} />;
}
const meta = {
  title: '하는 일/템플릿 역할',
  component: Example,
  args: { slots: exampleSlots, fieldCounts: new Map([['근로자', 12]]), onChange: fn(), onClose: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
const PHONE = { viewport: { value: 'phone' } };
const card = async (name: string) => within(await screen.findByRole('group', { name: `${name} 역할` }));

export const Two: Story = {
  name: '두 역할',
  play: async ({ args }) => {
    (await card('회사')).getByRole('button', { name: '회사 위로' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: '회사', order: 1 }),
      expect.objectContaining({ name: '근로자', order: 2 }),
    ]);
    const up = (await card('회사')).getByRole('button', { name: '회사 위로' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: '근로자', order: 1 }),
      expect.objectContaining({ name: '회사', order: 2 }),
    ]);
    await expect((await card('회사')).getByRole('button', { name: '회사 아래로' })).toHaveFocus();
  },
};
export const Empty: Story = {
  name: '비었을 때',
  args: { slots: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '역할 더하기' }));
    await expect(args.onChange).toHaveBeenCalledWith([expect.objectContaining({ name: '갑', order: 1 })]);
  },
};
export const Nobody: Story = { name: '아직 없음', args: { slots: [] } };
export const Taken: Story = {
  name: '같은 이름',
  play: async ({ args }) => {
    const name = (await card('회사')).getByRole('textbox', { name: '역할 이름' });
    await userEvent.clear(name);
    await userEvent.type(name, '근로자');
    await expect(screen.getAllByText('같은 이름의 역할이 있어요. 다른 이름을 적어주세요.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '다 했어요' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
const fixed = { name: '정해원', title: '대표이사', email: 'hw.jung@hanbit.example', phone: '01055120934' };
export const Fixed: Story = {
  name: '늘 같은 분',
  args: { slots: [createTemplateSlot('회사', { person: 'FIXED', fixed }), createTemplateSlot('근로자', { order: 2 })] },
  play: async () => {
    const company = await card('회사');
    await expect(company.getByRole('textbox', { name: '이름' })).toHaveValue('정해원');
    await userEvent.click(company.getByRole('button', { name: '본인 확인과 안내 글' }));
    await expect(await company.findByRole('checkbox', { name: '휴대폰으로 받은 번호' })).toBeVisible();
  },
};
export const Reader: Story = {
  name: '사본만 받는 역할',
  args: { slots: [...exampleSlots, createTemplateSlot('인사팀', { role: 'VIEWER', order: null, when: 'AT_END' })] },
};
export const Removing: Story = {
  name: '칸이 있는 역할 빼기',
  play: async ({ args }) => {
    const worker = await card('근로자');
    await userEvent.click(worker.getByRole('button', { name: '근로자 빼기' }));
    await expect(worker.getByRole('alert')).toHaveTextContent('이 역할의 칸 12개도 함께 지워요.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { name: '휴대폰', globals: PHONE };
export const PhoneRemoving: Story = { ...Removing, name: '휴대폰, 칸이 있는 역할 빼기', globals: PHONE };
export const PhoneFixed: Story = { ...Fixed, name: '휴대폰, 늘 같은 분', globals: PHONE };
