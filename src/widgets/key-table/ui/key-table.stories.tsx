import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ShortcutsDialog } from '@/shared/ui/overlays/shortcuts';
import { listScreenKeys } from '../model/screen-keys';

const meta = {
  title: '틀/단축키',
  component: ShortcutsDialog,
  args: {
    open: true,
    onOpenChange: fn((_: boolean) => undefined),
    groups: listScreenKeys('/contract/dashboard/normal'),
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAList: Story = {
  name: '문서함',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '단축키' }));
    await expect(dialog.getByRole('region', { name: '문서 줄에서' })).toHaveTextContent('모두 고르기');
  },
};
export const OfADocument: Story = { name: '보낸 문서', args: { groups: listScreenKeys('/contract/0198c0de') } };
