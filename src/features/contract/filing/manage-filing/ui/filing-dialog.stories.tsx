import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FilingDialog } from './filing-dialog';

const meta = {
  title: '기능/FilingDialog',
  component: FilingDialog,
  args: {
    kind: 'folder',
    folders: [
      { folderId: '0198c0de-0000-7000-8000-0000000000a1', name: '거래처' },
      { folderId: '0198c0de-0000-7000-8000-0000000000a2', name: '인사' },
    ],
    labels: [
      { labelId: '0198c0de-0000-7000-8000-0000000000b1', name: '급함', color: 'RED' },
      { labelId: '0198c0de-0000-7000-8000-0000000000b2', name: '내년까지', color: 'TEAL' },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof FilingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body);

export const Folders: Story = {
  name: '폴더',
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: '거래처 이름 바꾸기' }));
    await expect(await dialog().findByRole('textbox', { name: '거래처의 새 이름' })).toHaveFocus();
  },
};
export const Leaving: Story = {
  name: '적다 만 이름이 있음',
  play: async ({ args }) => {
    await userEvent.type(await dialog().findByRole('textbox', { name: '새 폴더' }), '계약');
    await userEvent.keyboard('{Escape}');
    const question = within(await dialog().findByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: '계속 쓰기' }));
    await userEvent.clear(dialog().getByRole('textbox', { name: '새 폴더' }));
    await userEvent.click(dialog().getByRole('button', { name: '거래처 이름 바꾸기' }));
    await userEvent.type(dialog().getByRole('textbox', { name: '거래처의 새 이름' }), '들');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog().findByRole('alertdialog')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: '나가기' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const NoFolder: Story = { name: '아직 폴더 없음', args: { folders: [] } };
export const TemplateFolders: Story = { name: '템플릿 폴더', args: { kind: 'templateFolder' } };
export const Labels: Story = {
  name: '라벨',
  args: { kind: 'label' },
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: '급함 색 바꾸기' }));
    await expect(await dialog().findByRole('menuitem', { name: '초록' })).toBeVisible();
  },
};
export const Dark: Story = { name: '어둡게', args: { kind: 'label' }, globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', args: { kind: 'label' }, globals: { viewport: { value: 'phone' } } };
