import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Contract } from '@/entities/contract';
import { Button } from '@/shared/ui/actions/button';
import { draftContract, draftReceiver } from '../../../../../../tests/support/draft';
import { useReceiversForm } from './use-receivers-form';
import { EditReceivers } from './edit-receivers';

const DEFAULTS = { channels: ['MAIL'], verifications: [] } as const;
const ME = { name: '김지수', title: '', email: 'jisu.kim@hanbit.example', phone: null };
const onChange = fn();
const onPick = fn();
const SOUGHT = '0198c0de-0000-7000-8000-0000000000a2';

function Receivers({ contract, soughtKey = null }: { contract: Contract; soughtKey?: string | null }) {
  const receivers = useReceiversForm(contract, DEFAULTS, onChange, soughtKey);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  return (
    <>
      <EditReceivers
        receivers={receivers}
        me={ME}
        known={[]}
        onSearch={() => {}}
        onPick={onPick}
        openIndex={openIndex}
        onOpenIndex={setOpenIndex}
        soughtKey={soughtKey}
      />
      <Button onClick={() => void receivers.check()}>확인하기</Button>
    </>
  );
}

const meta = {
  title: '계약/받는 분',
  component: Receivers,
  args: { contract: draftContract() },
} satisfies Meta<typeof Receivers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InOrder: Story = {
  name: '차례대로',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '받는 분 더하기' }));
    await expect(await canvas.findAllByRole('combobox', { name: '이름' })).toHaveLength(3);
    await expect(onChange).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '연락처에서 고르기' }));
    await expect(onPick).toHaveBeenCalledOnce();
  },
};
export const Keyboard: Story = {
  name: '자판으로만',
  play: async ({ canvas }) => {
    const [verification] = canvas.getAllByRole('button', { name: /^본인 확인/ });
    verification?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /본인 확인/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(verification).toHaveFocus());
    const removing = () => canvas.getAllByRole('button', { name: / 빼기$/ });
    removing()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(removing()).toHaveLength(1));
    await expect(removing()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '받는 분 더하기' })).toHaveFocus());
  },
};
export const First: Story = { name: '아직 없음', args: { contract: draftContract({ receivers: [] }) } };
export const Wrong: Story = {
  name: '고칠 곳이 있음',
  args: { contract: draftContract({ receivers: [draftReceiver({ name: '', email: 'hw.jung@gmial.com' })] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '확인하기' }));
    await expect(await canvas.findByText('이름을 적어주세요.')).toBeVisible();
  },
};
export const ScrolledTo: Story = {
  name: '고칠 분으로 데려옴',
  args: {
    contract: draftContract({
      receivers: [draftReceiver(), draftReceiver({ receiverUuid: SOUGHT, name: '이도윤', email: 'doyun@' })],
    }),
    soughtKey: SOUGHT,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('메일 주소가 맞는지 확인해주세요.')).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: '메일 주소' })[1]).toHaveFocus();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
