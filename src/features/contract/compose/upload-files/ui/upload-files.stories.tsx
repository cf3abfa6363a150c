import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ApiError } from '@/shared/api';
import type { UploadItem } from '../model/upload-item.machine';
import { UploadFiles } from './upload-files';

const item = (name: string, change: Partial<UploadItem> = {}): UploadItem => ({
  key: name,
  name,
  bytes: 393_216,
  state: 'ready',
  share: 1,
  stored: null,
  problem: null,
  failure: null,
  ...change,
});
const items = [
  item('근로계약서.pdf'),
  item('기다리는 파일.pdf', { state: 'waiting', share: 0 }),
  item('올리는 파일.pdf', { state: 'uploading', share: 0.4 }),
  item('밀린 파일.hwpx', { state: 'delayed' }),
  item('바꾸는 파일.hwpx', { state: 'processing' }),
  item('확인할 파일.hwp', { state: 'asking' }),
  item('확인하는 파일.hwp', { state: 'confirming' }),
  item('잠긴 파일.pdf', { state: 'refused', problem: { message: '비밀번호가 걸린 파일이에요.' } }),
  item('끊긴 파일.pdf', { state: 'stopped', share: 0.6, failure: new ApiError('NETWORK') }),
];

const meta = {
  title: '계약/파일 올리기',
  component: UploadFiles,
  args: { items, leftOut: 0, send: fn() },
} satisfies Meta<typeof UploadFiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비었을 때', args: { items: [] } };
export const Every: Story = {
  name: '모든 상태',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(items.length);
    await userEvent.click(canvas.getAllByRole('button', { name: /지우기|빼기|멈추기|그만/ })[0] ?? document.body);
    await expect(args.send).toHaveBeenCalled();
  },
};
export const Full: Story = {
  name: '더 넣을 수 없음',
  args: { items: Array.from({ length: 20 }, (_, place) => item(`파일 ${place + 1}.pdf`)), leftOut: 3 },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
