import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { ContactImport } from '@/entities/contact';
import { SheetRows } from './sheet-rows';

type SheetRow = ContactImport['rows'][number];
const row = (place: number, name: string, change: Partial<SheetRow> = {}): SheetRow => ({
  row: place,
  name,
  company: '',
  title: '',
  email: '',
  phone: '',
  memo: '',
  groups: [],
  contactId: null,
  problems: [],
  ...change,
});
const rows = [
  row(2, '문예린', { email: 'yerin.moon@saebyeok.example', groups: ['거래처'] }),
  row(3, '이도윤', { phone: '010-3482-2731', contactId: '0198c0de-0000-7000-8000-0000000000e1' }),
  row(4, '', { problems: [{ field: 'name', message: '이름을 1자에서 50자 사이로 적어주세요.' }] }),
];
const valid = new Set([2, 3]);

function Rows({ sheet }: { sheet: readonly SheetRow[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(valid);
  return <SheetRows rows={sheet} chosen={chosen} onChoose={setChosen} />;
}

const meta = { title: '연락처/파일의 줄', component: Rows, args: { sheet: rows } } satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  name: '고칠 줄이 있음',
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('checkbox', { name: /이름 없음/ });
    await userEvent.click(wrong);
    await expect(wrong).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /문예린/ }));
    await expect(canvas.getByRole('checkbox', { name: /문예린/ })).not.toBeChecked();
    await userEvent.click(canvas.getByText(/^고칠 줄/));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const Many: Story = {
  name: '여러 쪽',
  args: { sheet: Array.from({ length: 45 }, (_, place) => row(place + 2, `사람 ${place + 1}`)) },
};
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
