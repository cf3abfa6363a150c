import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { MousePointer2 } from '@/shared/icons';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import { ApiError } from '@/shared/api';
import type { UploadedStamp } from '../api/add-stamp';
import { annotateDocumentMachine } from '../model/annotate-document.machine';
import type { AnnotateEvent } from '../model/annotate-document.setup';
import { makeHighlight, makeInk, makeStamp } from '../model/make-annotation';
import { PEN_STYLES } from '../model/pens';
import { AnnotateTools } from './annotate-tools';
import { AnnotationLayer } from './annotation-layer';
import { bar, paper } from './annotation-layer.stories.css';
import { page } from './annotation-layer.stories.page';

const wave = Array.from({ length: 80 }, (_, index) => ({ x: 60 + index * 4, y: 160 + Math.sin(index / 5) * 40 }));
const file = new File(['png'], 'seal.png', { type: 'image/png' });
const STEPS: readonly { label: string; event: AnnotateEvent }[] = [
  { label: '보기만 해요', event: { type: 'none.chosen' } },
  { label: '펜을 골랐어요', event: { type: 'ink.chosen' } },
  { label: '형광펜을 골랐어요', event: { type: 'highlight.chosen' } },
  { label: '그림 도장을 골랐어요', event: { type: 'stamp.chosen' } },
  { label: '칸을 놓아요', event: { type: 'other.chosen' } },
  { label: '펜을 댔어요', event: { type: 'stroke.begun' } },
  { label: '선을 그렸어요', event: { type: 'line.drawn', annotation: makeInk(wave, PEN_STYLES.ink, page) } },
  { label: '펜을 뗐어요', event: { type: 'stroke.ended' } },
  {
    label: '글자에 칠했어요',
    event: {
      type: 'words.highlighted',
      annotation: makeHighlight([{ x: 60, y: 60, width: 260, height: 18 }], PEN_STYLES.highlight, page),
    },
  },
  { label: '그림을 골랐어요', event: { type: 'picture.chosen', file } },
  { label: '지워요', event: { type: 'removed' } },
  { label: '되돌려요', event: { type: 'undone' } },
  { label: '다시 해요', event: { type: 'redone' } },
];

function Board() {
  const [client] = useState(() => new QueryClient());
  const [{ machine, stamp }] = useState(createBoard);
  const actor = useActorRef(machine, { input: { annotations: [] } });
  const snapshot = useSelector(actor, (current) => current);
  const isUploading = snapshot.hasTag('busy');
  const place = () => {
    stamp.answer({ bitmapId: 'seal', width: 90, height: 90 })();
    actor.send({
      type: 'stamp.placed',
      annotation: makeStamp('seal', { width: 90, height: 90 }, { x: 400, y: 300 }, page),
    });
  };
  return (
    <QueryClientProvider client={client}>
      <MachinePage
        name="필기"
        machine={machine}
        state={snapshot.value}
        steps={[
          ...STEPS.map(({ label, event }) => ({
            label,
            isPossible: snapshot.can(event),
            run: () => actor.send(event),
          })),
          { label: '그림을 올렸어요', isPossible: isUploading, run: place },
          { label: '연결이 끊겼어요', isPossible: isUploading, run: stamp.refuse(new ApiError('NETWORK')) },
        ]}
      >
        <div className={bar}>
          <AnnotateTools actor={actor} other={{ label: '칸 놓기', icon: <MousePointer2 /> }} />
        </div>
        <div className={paper}>
          <AnnotationLayer actor={actor} page={page} zoom={1} />
        </div>
      </MachinePage>
    </QueryClientProvider>
  );
}

function createBoard() {
  const stamp = createCue<UploadedStamp, { file: File }>();
  return { machine: annotateDocumentMachine.provide({ actors: { addStamp: stamp.logic } }), stamp };
}

const meta = { title: '흐름/필기', component: Board } satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Steps through every mode. The chart is derived from the machine itself. */
export const Walk: Story = {
  name: '다섯 가지 방식',
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('group', { name: '다음에 일어날 일' }));
    const take = async (label: string, state: string) => {
      const step = steps.getByRole('button', { name: label });
      await waitFor(() => expect(step).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(step);
      await expect(await canvas.findByRole('heading', { name: `화면: ${state}` })).toBeVisible();
    };
    const refuses = async (...labels: string[]) => {
      for (const label of labels)
        await expect(steps.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
    };
    const chart = canvas.getByRole('img', { name: /^필기, 지금은 none/ });
    for (const words of ['anywhere', 'ink.chosen', 'highlight.chosen', 'stamp.chosen', 'other.chosen', 'none.chosen'])
      await expect(within(chart).getByText(words)).toBeVisible();

    await refuses('선을 그렸어요', '글자에 칠했어요', '그림을 골랐어요', '되돌려요');
    await take('펜을 골랐어요', 'ink.resting');
    await take('펜을 댔어요', 'ink.drawing');
    await refuses('되돌려요', '칸을 놓아요', '형광펜을 골랐어요');
    await take('선을 그렸어요', 'ink.drawing');
    await take('펜을 뗐어요', 'ink.resting');
    await expect(canvas.getByRole('button', { name: '펜으로 그린 것' })).toBeVisible();
    await take('형광펜을 골랐어요', 'highlight');
    await take('글자에 칠했어요', 'highlight');
    await take('그림 도장을 골랐어요', 'stamp.resting');
    await take('그림을 골랐어요', 'stamp.uploading');
    await take('그림을 올렸어요', 'stamp.resting');
    await expect(canvas.getAllByRole('button', { name: '그림 도장', pressed: true })).toHaveLength(2);
    await take('되돌려요', 'stamp.resting');
    await take('칸을 놓아요', 'other');
    await refuses('되돌려요', '지워요', '선을 그렸어요');
    await take('보기만 해요', 'none');
  },
};
