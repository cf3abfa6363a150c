import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { draftContract, draftReceiver } from '../../../../../../tests/support/draft';
import { EditSlotPeople } from './edit-slot-people';
import { useReceiversForm } from './use-receivers-form';

const NO_DEFAULTS = { channels: [], verifications: [] };
const onChange = fn();
const worker = draftReceiver({ name: '', email: null, slotName: '근로자' });
const sender = draftReceiver({
  receiverUuid: '0198c0de-0000-7000-8000-0000000000a2',
  name: '김지수',
  email: 'jisu.kim@hanbit.example',
  slotName: '회사',
  order: 2,
});
const contract = draftContract({ receivers: [worker, sender] });

function SlotPeople({ isUnreachable = false }: { isUnreachable?: boolean }) {
  const given = isUnreachable ? { ...contract, receivers: [worker, { ...sender, email: null }] } : contract;
  const receivers = useReceiversForm(given, NO_DEFAULTS, onChange, null);
  return (
    <>
      <EditSlotPeople
        receivers={receivers}
        slots={[
          { name: '근로자', person: 'ASK' },
          { name: '회사', person: 'SENDER' },
        ]}
        known={[]}
        onSearch={() => {}}
      />
      <Button onClick={() => void receivers.check()}>확인하기</Button>
    </>
  );
}

const meta = { title: '계약/템플릿의 받는 분', component: SlotPeople } satisfies Meta<typeof SlotPeople>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '적기 전',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('근로자 이름'), '이도윤');
    await expect(onChange).toHaveBeenCalled();
    await expect(canvas.queryByText('하는 일')).toBeNull();
    await expect(canvas.getByText('직함')).toBeVisible();
    await expect(canvas.getByText('보내는 사람')).toBeVisible();
    await expect(canvas.getByText('jisu.kim@hanbit.example')).toBeVisible();
  },
};
export const Checked: Story = {
  name: '고칠 곳이 있음',
  args: { isUnreachable: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '확인하기' }));
    await expect(await canvas.findByText('이름을 적어주세요.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('이 문서만 고치기');
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
