import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { MousePointer2 } from '@/shared/icons';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createAnnotateMachine } from '../api/create-annotate-machine';
import type { AnnotateMode } from '../model/annotate-document.setup';
import { PEN_STYLES } from '../model/pens';
import { makeHighlight, makeInk } from '../model/make-annotation';
import { AnnotateTools } from './annotate-tools';
import { AnnotationLayer } from './annotation-layer';
import { bar, paper } from './annotation-layer.stories.css';
import { page } from './annotation-layer.stories.page';

const wave = Array.from({ length: 80 }, (_, index) => ({ x: 60 + index * 4, y: 160 + Math.sin(index / 5) * 40 }));
const drawn = [
  makeInk(wave, PEN_STYLES.ink, page),
  makeHighlight([{ x: 60, y: 60, width: 260, height: 18 }], PEN_STYLES.highlight, page),
];

const annotating = createAnnotateMachine(() => Promise.resolve('stamp'));

function Board({ first }: { first: AnnotateMode }) {
  const [client] = useState(() => new QueryClient());
  const actor = useActorRef(annotating, { input: { annotations: drawn } });
  useEffect(() => actor.send({ type: `${first}.chosen` }), [actor, first]);
  return (
    <QueryClientProvider client={client}>
      <div className={bar}>
        <AnnotateTools actor={actor} other={{ label: '칸 놓기', icon: <MousePointer2 /> }} />
      </div>
      <div className={paper}>
        <AnnotationLayer actor={actor} page={page} zoom={1} />
      </div>
    </QueryClientProvider>
  );
}

const meta = { title: '서명 칸 놓기/필기', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = { name: '보기만', args: { first: 'other' } };
export const Ink: Story = {
  name: '펜',
  args: { first: 'ink' },
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('button', { name: '펜으로 그린 것' }).length;
    const pen = canvas.getByRole('application', { name: '1쪽에 펜으로 그리기' });
    // The arrow keys move focus to the pen from anywhere on the page.
    await userEvent.click(canvas.getByRole('button', { name: '굵게' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(pen).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('왼쪽에서 51%, 위에서 55%')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('펜을 들었어요')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft} {ArrowUp}{Enter}');
    await expect(canvas.getByText('그린 것을 남겼어요')).toBeInTheDocument();
    const made = canvas.getAllByRole('button', { name: '펜으로 그린 것' });
    await expect(made).toHaveLength(before + 1);
    await expect(made.at(-1)?.querySelectorAll('path')).toHaveLength(2);
    await userEvent.keyboard(' {ArrowUp}{Escape}{Enter}');
    await expect(canvas.getByText('아직 그린 것이 없어요')).toBeInTheDocument();
    // Keeps the unfinished drawing when focus moves away.
    await userEvent.keyboard(' {ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: '가늘게' }));
    await expect(canvas.getAllByRole('button', { name: '펜으로 그린 것' })).toHaveLength(before + 2);
  },
};
export const Dark: Story = { name: '어둡게', args: { first: 'ink' }, globals: { theme: 'dark' } };
export const Highlight: Story = { name: '형광펜', args: { first: 'highlight' } };
export const HighlightScan: Story = {
  name: '글자가 없는 쪽에 형광펜',
  args: { first: 'highlight' },
  play: async ({ canvas, canvasElement }) => {
    const before = canvas.getAllByRole('button', { name: '형광펜' }).length;
    const layer = canvasElement.querySelector('[data-words]');
    if (!layer) throw new Error('The page has no layer for its words');
    const { left, top } = layer.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x, clientY: top + y });
    const drag = (to: { clientX: number; clientY: number }) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: layer, coords: at(80, 240) },
        { target: layer, coords: to },
        { keys: '[/MouseLeft]', target: layer, coords: to },
      ]);
    await drag(at(300, 262));
    await expect(canvas.getAllByRole('button', { name: '형광펜' })).toHaveLength(before + 1);
    await drag(at(81, 241));
    await expect(canvas.getAllByRole('button', { name: '형광펜' })).toHaveLength(before + 1);
  },
};
export const Stamp: Story = { name: '그림 도장', args: { first: 'stamp' } };
