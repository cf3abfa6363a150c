import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { File as StoredFile } from '@/entities/file';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { storedFile } from '../../../../../../tests/support/stored-file';
import { arrangePagesMachine } from '../model/arrange-pages.machine';
import { ArrangeView } from './arrange-view';

/** Draws each page's number, so that rotations and moves are visible. */
const drawPage = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><rect width="595" height="842" fill="#fff"/><text x="60" y="150" font-size="90" fill="#333">${number}</text><path stroke="#bbb" stroke-width="10" d="M60 240h470M60 300h470M60 360h300"/></svg>`,
  )}`;

const uploadOf = (count: number): StoredFile => {
  const [page] = storedFile().pages;
  const pages = Array.from({ length: count }, (_, index) => index + 1).flatMap((number) =>
    page ? [{ ...page, number, imageUrl: drawPage(number) }] : [],
  );
  return storedFile({ pages, pageCount: count });
};

type ExampleProps = {
  count: number;
  arrangement?: StoredFile['arrangement'];
  fieldCounts?: ReadonlyMap<number, number>;
  load?: 'never' | 'fails';
  arrange?: 'never' | 'fails';
  onClose: () => void;
  onArranged: (pages: readonly unknown[]) => void;
};

const NONE: ReadonlyMap<number, number> = new Map();

/** Runs the dialog's machine on fixed responses instead of a server. */
function Example({ count, arrangement = null, fieldCounts = NONE, load, arrange, onClose, onArranged }: ExampleProps) {
  const [upload] = useState(() => uploadOf(count));
  const answer = async (kind: 'never' | 'fails' | undefined) => {
    if (kind === 'never') return new Promise<never>(() => {});
    if (kind === 'fails') throw new ApiError('NETWORK');
    return upload;
  };
  const [machine] = useState(() =>
    arrangePagesMachine.provide({
      actors: {
        load: fromRequest(() => answer(load)),
        arrange: fromRequest(async ({ input }) => {
          const file = await answer(arrange);
          onArranged(input.pages);
          return file;
        }),
      },
    }),
  );
  const actorRef = useActorRef(machine, { input: { file: { ...upload, arrangement } } });
  const snapshot = useSelector(actorRef, (current) => current);
  return (
    <ArrangeView
      snapshot={snapshot}
      fieldCounts={fieldCounts}
      send={(event) => actorRef.send(event)}
      onClose={onClose}
    />
  );
}

const meta = {
  title: '계약/쪽 정리',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { count: 6, onClose: fn(), onArranged: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const order = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

export const ByButtons: Story = {
  name: '단추로',
  play: async ({ args }) => {
    await screen.findByRole('group', { name: '1쪽, 1번째' });
    await expect(screen.getByRole('button', { name: '적용' })).toHaveAttribute('aria-disabled', 'true');
    await press('1쪽 뒤로 옮기기');
    await expect(screen.getByRole('status')).toHaveTextContent('1쪽을 2번째로 옮겼어요');
    await waitFor(() => expect(screen.getByRole('button', { name: '1쪽 뒤로 옮기기' })).toHaveFocus());
    await press('3쪽 오른쪽으로 돌리기');
    await press('5쪽 빼기');
    await waitFor(() => expect(screen.getByRole('button', { name: '5쪽 다시 넣기' })).toHaveFocus());
    await expect(screen.getByText('6쪽 중 5쪽')).toBeVisible();
    await press('6쪽 빼기');
    await press('되돌리기');
    await expect(screen.getByText('6쪽 중 5쪽')).toBeVisible();
    await expect(order().slice(0, 2)).toEqual(['2쪽, 1번째', '1쪽, 2번째']);
    await press('적용');
    await waitFor(() =>
      expect(args.onArranged).toHaveBeenCalledWith([
        { page: 2, turn: 0 },
        { page: 1, turn: 0 },
        { page: 3, turn: 90 },
        { page: 4, turn: 0 },
        { page: 6, turn: 0 },
      ]),
    );
  },
};

/** Clicks without waiting for a frame, so that the next key comes as early as possible. */
const clickWithoutDelay = async (name: string) => {
  (await screen.findByRole('button', { name })).click();
  await Promise.resolve();
};

export const WithoutDelay: Story = {
  name: '누르자마자 다음 단추로',
  play: async () => {
    await clickWithoutDelay('5쪽 빼기');
    await expect(document.activeElement).toHaveAccessibleName('5쪽 다시 넣기');
    await clickWithoutDelay('2쪽 앞으로 옮기기');
    await expect(document.activeElement).toHaveAccessibleName('2쪽 앞으로 옮기기');
  },
};

const cardOf = async (name: RegExp) => (await screen.findByRole('group', { name })).closest('li');

export const ByDragging: Story = {
  name: '끌어서',
  play: async () => {
    const [first, fourth] = [await cardOf(/^1쪽/), await cardOf(/^4쪽/)];
    const grip = first?.querySelector<HTMLElement>('span[aria-hidden]');
    if (!first || !fourth || !grip) throw new Error('A card is missing.');
    const { left, top, width, height } = fourth.getBoundingClientRect();
    const at = { pointerId: 1, clientX: left + width / 2, clientY: top + height / 2, button: 0 };
    // A simulated pointer can't be captured.
    grip.setPointerCapture = () => {};
    await fireEvent.pointerDown(grip, at);
    await fireEvent.pointerMove(grip, at);
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(grip, at);
    await expect(order()[0]).toBe('1쪽, 1번째');
    await fireEvent.pointerDown(grip, at);
    await fireEvent.pointerMove(grip, at);
    await fireEvent.pointerUp(grip, at);
    await expect(screen.getByRole('status')).toHaveTextContent('1쪽을 4번째로 옮겼어요');
    await expect(order().slice(0, 4)).toEqual(['2쪽, 1번째', '3쪽, 2번째', '4쪽, 3번째', '1쪽, 4번째']);
  },
};

export const Leaving: Story = {
  name: '고치던 것이 있으면 물어봐요',
  play: async ({ args }) => {
    await press('2쪽 빼기');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '정리하던 내용이 사라져요. 나갈까요?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: '계속 쓰기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByRole('group', { name: '2쪽, 2번째' });
    await press('취소');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Arranged: Story = {
  name: '정리했던 파일',
  args: {
    arrangement: {
      fileId: 'upload',
      pageCount: 6,
      pages: [
        { page: 4, turn: 90 },
        { page: 1, turn: 0 },
        { page: 2, turn: 180 },
      ],
    },
  },
  play: async () => {
    await screen.findByRole('group', { name: '4쪽, 1번째' });
    await expect(order().filter((name) => name?.endsWith('뺀 쪽'))).toHaveLength(3);
    for (const page of [4, 1, 2]) await press(`${page}쪽 빼기`);
    await userEvent.hover(screen.getByRole('button', { name: '적용' }));
    await screen.findByText('한 쪽은 남겨주세요');
  },
};

export const WithFields: Story = {
  name: '칸이 놓인 쪽을 뺄 때',
  args: { fieldCounts: new Map([[2, 3]]) },
  play: async () => {
    await press('1쪽 빼기');
    await expect(screen.queryByText(/칸 3개는/)).not.toBeInTheDocument();
    await press('2쪽 빼기');
    await screen.findByText('뺀 쪽에 놓은 칸 3개는 적용하면 지워져요.');
  },
};

export const Many: Story = {
  name: '200쪽',
  args: { count: 200 },
  // The other stories check the same cards, and axe takes seconds for 200 of them.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    await screen.findByRole('group', { name: '1쪽, 1번째' });
    await expect(order()).toHaveLength(200);
    await press('200쪽 앞으로 옮기기');
    await waitFor(() => expect(screen.getByRole('button', { name: '200쪽 앞으로 옮기기' })).toHaveFocus());
    await expect(order().slice(-2)).toEqual(['200쪽, 199번째', '199쪽, 200번째']);
  },
};

export const Loading: Story = { name: '불러오는 중', args: { load: 'never' } };
export const Unreachable: Story = {
  name: '불러오지 못함',
  args: { load: 'fails' },
  play: async () => {
    await screen.findByText('쪽을 불러오지 못했어요');
    await press('다시 불러오기');
    await screen.findByText('쪽을 불러오지 못했어요');
  },
};
export const Failed: Story = {
  name: '적용하지 못함',
  args: { arrange: 'fails' },
  play: async () => {
    await press('1쪽 오른쪽으로 돌리기');
    await press('적용');
    await screen.findByRole('alert');
    await expect(screen.getByRole('button', { name: '적용' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};
export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: { viewport: { value: 'phone' } } };
