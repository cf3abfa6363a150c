import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { draftContract } from '../../../../tests/support/draft';
import { storedFile } from '../../../../tests/support/stored-file';
import { Rehearsal } from './rehearsal';

const PAPER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><path fill="#fff" d="M0 0h595v842H0z"/></svg>',
)}`;
const stored = storedFile();
const file = { ...stored, pages: stored.pages.map((page) => ({ ...page, imageUrl: PAPER, largeImageUrl: PAPER })) };
const draft = draftContract({ files: [{ firstPage: null, file }] });
const contract = {
  ...draft,
  fields: draft.receivers.map(({ receiverUuid, name }, place) => ({
    fieldId: `0198c0de-0000-7000-8000-0000000000${place + 10}`,
    fileId: file.fileId,
    page: 1,
    rect: { x: 100, y: 500, width: 160, height: 40 },
    kind: 'TEXT' as const,
    receiverUuid,
    name: `${name} 님의 주소`,
    required: true,
  })),
};

const meta = {
  title: '계약/미리 보기',
  component: Rehearsal,
  args: { contract, renderFilled: () => <span>보내는 쪽 도장</span>, onClose: fn(), onStale: fn() },
} satisfies Meta<typeof Rehearsal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  name: '받는 분이 되어보기',
  play: async () => {
    await waitFor(() => expect(screen.getByText('누가 되어볼까요?')).toBeVisible());
  },
};
export const Drawn: Story = {
  name: '보내는 분이 그린 것',
  args: {
    contract: {
      ...contract,
      annotations: [
        {
          type: 'INK',
          fileId: file.fileId,
          pageIndex: 0,
          rotation: 0,
          rect: [80, 520, 320, 720],
          color: [196, 30, 20],
          opacity: 1,
          thickness: 3,
          paths: [[80, 700, 160, 720, 240, 640, 320, 700]],
        },
      ],
    },
  },
  play: async () => {
    const drawing = await screen.findByRole('img', { name: '1쪽에 그린 것' });
    await waitFor(() => expect(drawing.querySelector('path')).toBeVisible());
    // The elements below the drawing are still clickable.
    await expect(getComputedStyle(drawing).pointerEvents).toBe('none');
  },
};
export const Stamped: Story = {
  name: '보내는 쪽이 찍은 도장',
  args: {
    contract: {
      ...contract,
      fields: [
        ...contract.fields,
        {
          fieldId: '0198c0de-0000-7000-8000-000000000040',
          fileId: file.fileId,
          page: 1,
          rect: { x: 300, y: 600, width: 60, height: 60 },
          kind: 'SEAL',
          receiverUuid: null,
          name: '직인',
          required: true,
          senderMark: { from: 'COMPANY', sealId: '0198c0de-0000-7000-8000-000000000050' },
        },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText('보내는 쪽 도장')).toBeVisible();
    await expect(screen.queryByText(/COMPANY/)).not.toBeInTheDocument();
  },
};
export const Nobody: Story = { name: '받는 분 없음', args: { contract: { ...contract, receivers: [], fields: [] } } };
export const NoField: Story = { name: '칸 없음', args: { contract: draft } };
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
