import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '@/shared/ui/inputs/field';
import { Combobox } from './combobox';
import { TagCombobox } from './tag-combobox';

const PEOPLE = ['이도윤', '이서연', '정해원', '문예린', '배준호', '백서현', '강나래', '신우진'].map((label, index) => ({
  value: String(index),
  label,
  note: index === 0 ? 'doyun@hanbit.co.kr' : undefined,
}));
const onCreate = fn();
const isValid = (address: string) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(address);

function One({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <Field label="받는 분">
      <Combobox options={PEOPLE} value={value} onValueChange={setValue} onCreate={onCreate} placeholder="이름" />
    </Field>
  );
}
function Addresses({ initial = [] }: { initial?: string[] }) {
  const [values, setValues] = useState(initial);
  const bad = values.find((address) => !isValid(address));
  return (
    <Field label="메일 주소" aside={`${values.length} / 6명`} error={bad && `${bad} 주소가 맞는지 확인해주세요.`}>
      <TagCombobox values={values} onValuesChange={setValues} isValid={isValid} placeholder="name@company.co.kr" />
    </Field>
  );
}
function Several() {
  const [values, setValues] = useState(['0', '3']);
  return (
    <Field label="함께 볼 사람">
      <TagCombobox values={values} onValuesChange={setValues} options={PEOPLE} onlyOptions />
    </Field>
  );
}

const meta = { title: '부품/Combobox', component: One } satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  name: '하나 고르기',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '받는 분' });
    await userEvent.type(input, '이');
    const options = await screen.findAllByRole('option');
    await expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '이도윤doyun@hanbit.co.kr',
      '이서연',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('이서연');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
export const Open: Story = {
  name: '열림',
  args: { initial: '1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};
export const Dark: Story = { ...Open, name: '어둡게', globals: { theme: 'dark' } };
export const Create: Story = {
  name: '새로 더하기',
  play: async ({ canvas }) => {
    onCreate.mockClear();
    await userEvent.type(canvas.getByRole('combobox'), '서지안{Enter}');
    await expect(onCreate).toHaveBeenCalledWith('서지안');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
export const Tags: Story = {
  name: '주소 여럿',
  render: () => <Addresses initial={['nr.go@hanbit.co.kr', 'haerin@hanbit']} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('메일 주소');
    await expect(input).toBeInvalid();
    await userEvent.type(input, 'minseo.gu@hanbit.co.kr,');
    await expect(canvas.getByText('3 / 6명')).toBeVisible();
    await userEvent.type(input, 'NR.GO@hanbit.co.kr ');
    await expect(canvas.getByText('3 / 6명')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'haerin@hanbit' }));
    await expect(input).toHaveValue('haerin@hanbit');
    await userEvent.type(input, '.co.kr');
    await userEvent.tab();
    await expect(input).toBeValid();
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('2 / 6명')).toBeVisible();
  },
};
export const Pasted: Story = {
  name: '붙여넣은 주소',
  render: () => <Addresses />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('메일 주소'));
    await userEvent.paste('a@hanbit.co.kr, b@hanbit.co.kr\nc@hanbit.co.kr; a@hanbit.co.kr');
    await expect(canvas.getByText('3 / 6명')).toBeVisible();
  },
};
export const InvalidTag: Story = {
  name: '틀린 주소',
  render: () => <Addresses initial={['nr.go@hanbit.co.kr', 'minseo.gu@hanbit.co.kr', 'haerin@hanbit']} />,
};
export const InvalidTagDark: Story = { ...InvalidTag, name: '틀린 주소, 어둡게', globals: { theme: 'dark' } };
export const OnlyOptions: Story = {
  name: '목록에서 여럿',
  render: () => <Several />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '함께 볼 사람' }), '서');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '이서연 빼기' })).toBeVisible();
  },
};
