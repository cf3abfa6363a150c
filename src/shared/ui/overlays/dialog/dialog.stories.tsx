import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash } from '@/shared/icons';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/shared/ui/actions/button';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { DatePicker } from '@/shared/ui/inputs/date-picker';
import { Field } from '@/shared/ui/inputs/field';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { Select } from '@/shared/ui/inputs/select';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
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
export const EscapeInside: Story = {
  name: 'Esc는 열린 것부터',
  args: { children: <SearchBox placeholder="이름이나 메일" value="" onSearch={() => {}} /> },
  play: async ({ args }) => {
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, '정해원');
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
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
        <Button size="lg" variant="danger" icon={<Trash />}>
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

export const UnsavedChanges: Story = {
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
    await userEvent.click(screen.getByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByLabelText('이름')).toHaveValue('물류');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const GROUPS = [
  { value: 'sales', label: '영업팀' },
  { value: 'logistics', label: '물류운영팀' },
];

function Entries() {
  const [person, setPerson] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  return (
    <Dialog open onOpenChange={fn()} title="멤버 초대하기" width={560} footer={buttons}>
      <Stack>
        <Field label="받는 분">
          <Combobox options={[{ value: 'a', label: '이도윤' }]} value={person} onValueChange={setPerson} />
        </Field>
        <Field label="그룹" optional>
          <Select options={GROUPS} value={group} onValueChange={setGroup} />
        </Field>
        <Field label="마감">
          <DatePicker value={day} onValueChange={setDay} today="2026-11-20" />
        </Field>
      </Stack>
    </Dialog>
  );
}

export const WithEntries: Story = {
  name: '안에서 고르기',
  render: () => <Entries />,
  play: async () => {
    const person = await screen.findByRole('combobox', { name: '받는 분' });
    await waitFor(() => expect(person).toHaveFocus());
    await userEvent.click(person);
    await userEvent.click(await screen.findByRole('option', { name: '이도윤' }));
    await expect(person).toHaveValue('이도윤');

    const group = screen.getByRole('combobox', { name: /그룹/ });
    group.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(group).toHaveTextContent('물류운영팀'));

    await userEvent.click(screen.getByRole('button', { name: '달력 열기' }));
    await userEvent.click(await screen.findByRole('button', { name: '7일 뒤' }));
    await expect(screen.getByLabelText('마감')).toHaveValue('2026년 11월 27일 (금)');
    await expect(screen.getByRole('dialog', { name: '멤버 초대하기' })).toBeVisible();
  },
};
