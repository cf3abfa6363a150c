import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '@/shared/api';
import { storedFile } from '../../../../../../tests/support/stored-file';
import type { UploadItem } from '../model/upload-item.machine';
import { UploadFiles } from './upload-files';

/** Draws a page as a data URL, so that no server is needed. */
const drawPage = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fff"/><text x="60" y="130" font-size="40" fill="#333">${number}쪽</text><path stroke="#bbb" stroke-width="6" d="M60 200h470M60 240h470M60 280h300"/></svg>`,
  )}`;

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
const stored = storedFile({
  pages: storedFile().pages.map((page) => ({
    ...page,
    imageUrl: drawPage(page.number),
    largeImageUrl: drawPage(page.number),
  })),
});
const arrangement = { fileId: stored.fileId, pageCount: 12, pages: [{ page: 3, turn: 90 as const }] };
const items = [
  item('근로계약서.pdf', { stored }),
  item('정리한 스캔.pdf', { stored: { ...stored, pageCount: 1, arrangement } }),
  item('서명된 계약서.pdf', {
    stored: { ...stored, notices: [{ code: 'ALREADY_SIGNED', message: '이미 서명이 들어 있는 문서예요.' }] },
  }),
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
  args: { items, leftOut: 0, send: fn(), onArrange: fn() },
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
    const [arrange, , signed] = canvas.getAllByRole('button', { name: '쪽 정리' });
    await userEvent.click(signed ?? document.body);
    await expect(args.onArrange).not.toHaveBeenCalled();
    await userEvent.click(arrange ?? document.body);
    await expect(args.onArrange).toHaveBeenCalledWith('근로계약서.pdf');
  },
};
const converted = item('동의서.hwpx', {
  state: 'asking',
  stored: storedFile({
    name: '동의서.hwpx',
    kind: 'HWPX',
    status: 'NEEDS_CONFIRMATION',
    pages: stored.pages,
    notices: [{ code: 'HANGUL_CONVERTED', message: '한글 문서를 PDF로 바꿨어요. 원본과 같은지 쪽마다 확인해주세요.' }],
  }),
});
export const Converted: Story = {
  name: '바뀐 모습 확인하기',
  args: { items: [converted] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '바뀐 모습 보기' }));
    await screen.findByRole('button', { name: '1쪽 크게 보기' });
  },
};
export const Enlarged: Story = {
  name: '바뀐 쪽 크게 보기',
  args: { items: [converted] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '바뀐 모습 보기' }));
    await userEvent.click(await screen.findByRole('button', { name: '2쪽 크게 보기' }));
    const layer = await screen.findByRole('dialog', { name: '동의서.hwpx' });
    await waitFor(() => expect(within(layer).getByLabelText('쪽 번호, 모두 2쪽')).toHaveValue('2'));
    const widthOf = () => layer.querySelector('[data-page]')?.getBoundingClientRect().width ?? 0;
    const before = widthOf();
    await userEvent.click(within(layer).getByRole('button', { name: '크게' }));
    await waitFor(() => expect(widthOf()).toBeGreaterThan(before));
    await userEvent.keyboard('0');
    await waitFor(() => expect(widthOf()).toBeCloseTo(before, 0));
    await userEvent.keyboard('-');
    await waitFor(() => expect(widthOf()).toBeLessThan(before));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(layer).getByLabelText('쪽 번호, 모두 2쪽')).toHaveValue('1'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2쪽 크게 보기' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '1쪽 크게 보기' }));
    await waitFor(() => expect(screen.getByLabelText('쪽 번호, 모두 2쪽')).toHaveValue('1'));
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Full: Story = {
  name: '더 넣을 수 없음',
  args: { items: Array.from({ length: 20 }, (_, place) => item(`파일 ${place + 1}.pdf`)), leftOut: 3 },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
