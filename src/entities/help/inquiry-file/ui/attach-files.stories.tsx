import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useInquiryFiles } from '../model/use-inquiry-files';
import type { UploadFile } from '../model/upload-result';
import { AttachFiles } from './attach-files';

const NAMES = ['화면.png', '거래 명세서 2026년 11월 (수정본) 휴대폰에서는 한 줄에 다 들어가지 않는 이름.xlsx'];

/** The file's name determines how its upload ends. */
const upload: UploadFile = async ({ name }, { onProgress }) => {
  onProgress(0.4);
  if (name.startsWith('올리는')) return new Promise(() => {});
  if (name.startsWith('끊긴'))
    return { problem: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.', mayRetry: true };
  if (name.startsWith('막힌'))
    return { problem: '지금은 파일을 받을 수 없어요. 글만 먼저 보내주세요.', mayRetry: false };
  return { ticket: 'Ab12Ab12Ab12Ab12Ab12Ab' };
};

const failOnce = (): UploadFile => {
  const tried = new WeakSet<File>();
  return async (file, options) => {
    if (tried.has(file)) return upload(file, options);
    tried.add(file);
    return upload(new File([file], '끊긴 파일'), options);
  };
};

function Form({ upload: send }: { upload: UploadFile }) {
  const files = useInquiryFiles(send);
  return (
    <form aria-label="문의하기" style={{ maxWidth: 560 }}>
      <AttachFiles files={files} />
      <p>{files.obstacle ?? '보낼 수 있어요'}</p>
    </form>
  );
}

const meta = {
  title: '문의/파일 붙이기',
  component: Form,
  args: { upload },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fileOf = (name: string, content = '내용') => new File([content], name);
const choose = (canvas: Canvas, files: File[]) =>
  userEvent.upload(canvas.getByLabelText('붙일 파일', { selector: 'input' }), files);

export const Nothing: Story = { name: '아직 없음' };

export const Ready: Story = {
  name: '올림',
  play: async ({ canvas }) => {
    await choose(
      canvas,
      NAMES.map((name) => fileOf(name)),
    );
    await expect(await canvas.findByText('파일 2개를 올렸어요.')).toBeInTheDocument();
    await expect(canvas.getByText('보낼 수 있어요')).toBeVisible();
  },
};

const showEvery: NonNullable<Story['play']> = async ({ canvas }) => {
  const names = ['화면.png', '올리는 파일.mov', '끊긴 파일.pdf', '막힌 파일.zip'];
  await choose(canvas, [...names.map((name) => fileOf(name)), fileOf('빈 파일.txt', '')]);
  await expect(await canvas.findAllByRole('alert')).toHaveLength(3);
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await expect(canvas.getByText('파일을 다 올리면 보낼 수 있어요')).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: '다시 올리기' })).toHaveLength(1);
};

export const Every: Story = {
  name: '모든 상태',
  play: showEvery,
};

export const Keyboard: Story = {
  name: '글쇠로 빼고 다시 올리기',
  args: {
    upload: failOnce(),
  },
  play: async ({ canvas }) => {
    await choose(canvas, [fileOf('화면.png')]);
    await expect(await canvas.findByText('올리지 못한 파일을 빼거나 다시 올려주세요')).toBeVisible();
    canvas.getByRole('button', { name: '파일 고르기' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '다시 올리기' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('보낼 수 있어요')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '화면.png 빼기' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('화면.png')).toBeNull();
    await expect(canvas.getByRole('button', { name: '파일 고르기' })).toHaveFocus();
  },
};

export const TooMany: Story = {
  name: '여섯 개를 고름',
  play: async ({ canvas }) => {
    await choose(
      canvas,
      ['1', '2', '3', '4', '5', '6'].map((name) => fileOf(`${name}.png`)),
    );
    await expect(await canvas.findByText('파일은 5개까지 붙일 수 있어요. 1개는 넣지 않았어요.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: '파일 고르기' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TooLarge: Story = {
  name: '너무 큰 파일',
  play: async ({ canvas }) => {
    await choose(canvas, [fileOf('영상.mov', 'x'.repeat(10_485_761))]);
    await expect(await canvas.findByText('10MB보다 커요. 작게 줄여서 다시 골라주세요.')).toBeVisible();
  },
};

export const Phone: Story = { name: '휴대폰에서', play: showEvery, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { name: '어둡게', play: showEvery, globals: { theme: 'dark' } };
