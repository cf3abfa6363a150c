import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { Dialog, type DialogProps } from './dialog';

const meta = {
  title: '부품/Dialog',
  component: Dialog,
  args: { open: true, onOpenChange: fn(), title: '이대로 보낼까요?' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button size="lg">그만두기</Button>
    <Button size="lg" variant="primary">
      2명에게 보내기
    </Button>
  </>
);

export const Confirm: Story = {
  name: '묻기',
  args: { width: 420, description: '받는 분 2명에게 메일로 알려드려요.', footer: buttons },
};
export const Danger: Story = {
  name: '되돌릴 수 없는 일',
  args: {
    width: 420,
    title: '문서를 지울까요?',
    description: '지운 문서는 되살릴 수 없어요.',
    footer: (
      <>
        <Button size="lg">그만두기</Button>
        <Button size="lg" variant="danger" icon={<Trash2 />}>
          문서 지우기
        </Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '그만두기' })).toHaveFocus());
  },
};
export const Dark: Story = { ...Confirm, name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { ...Confirm, name: '휴대폰에서는 아래에서', globals: { viewport: { value: 'phone' } } };

function Rename(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>이름 바꾸기</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        title="그룹 이름을 바꿀까요?"
        dirty={name !== ''}
        footer={buttons}
      >
        <Field label="이름">
          <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </Dialog>
    </>
  );
}

export const Guarded: Story = {
  name: '적던 내용이 있으면 물어봐요',
  render: () => <Rename />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '이름 바꾸기' });
    await userEvent.click(opener);
    const input = await screen.findByLabelText('이름');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '물류');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: '적던 내용이 사라져요. 나갈까요?' });
    await userEvent.click(screen.getByRole('button', { name: '계속 적기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByLabelText('이름')).toHaveValue('물류');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
