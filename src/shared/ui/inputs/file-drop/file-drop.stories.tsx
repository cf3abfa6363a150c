import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './file-drop';

const meta = {
  title: '부품/FileDrop',
  component: FileDrop,
  args: { accept: '.pdf', hint: 'PDF, 한글(hwp·hwpx), PNG, JPG · 파일 하나에 10MB까지', onFiles: fn() },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

// fireEvent only copies own properties, which a DataTransfer doesn't have.
const drag = (kind: 'dragover' | 'drop', target: Element) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF-'], '계약서.pdf'));
  target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
};

export const Empty: Story = { name: '비었을 때' };
export const DraggedOver: Story = {
  name: '끌고 왔을 때',
  play: async ({ canvas, args }) => {
    const words = canvas.getByText('여기에 파일을 끌어다 놓으세요');
    drag('dragover', words);
    await expect(await canvas.findByText('여기에 놓으세요')).toBeVisible();
    drag('drop', words);
    await expect(args.onFiles).toHaveBeenCalledOnce();
    drag('dragover', words);
  },
};
export const Compact: Story = { name: '파일이 있을 때', args: { compact: true } };
export const Full: Story = { name: '더 넣을 수 없을 때', args: { disabledReason: '파일은 20개까지 올릴 수 있어요' } };
export const Sheet: Story = {
  name: '사진이 아닌 것',
  args: { accept: '.xlsx,.csv', hint: 'XLSX나 CSV, 10,000줄까지', camera: false, multiple: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '사진 찍기' })).toBeNull();
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = {
  name: '휴대폰',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '사진 찍기' })).toBeVisible();
  },
};
