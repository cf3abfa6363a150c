import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCue } from '#storybook/machine/cue.ts';
import { MachinePage } from '#storybook/machine/machine-page.tsx';
import type { Batch, StartInput } from '@/entities/batch';
import { ApiError } from '@/shared/api';
import type { BatchAction, BatchActionOutcome } from '../api/batch-actions';
import { sendManyMachine } from '../model/send-many.machine';
import type { SendManyEvent } from '../model/send-many.types';
import { partlyWrongBatch, readyBatch, createRejection, seedPreview } from './story-review';
import { createReading, SHEET_CHOICE, SHEET_HEAD_WRONG } from './story-reading';
import { StorySending } from './story-sending';

const file = new File(['sheet'], '12월_입사자_명단.xlsx');
const running: Batch = { ...readyBatch, state: 'RUNNING' };
const paused: Batch = { ...readyBatch, state: 'PAUSED', pauseReason: 'MEMBER' };

const EVENTS: readonly { label: string; event: SendManyEvent }[] = [
  { label: '엑셀을 골랐어요', event: { type: 'file.chosen', file } },
  { label: '엑셀 없이 시작해요', event: { type: 'begin' } },
  { label: '절반을 올렸어요', event: { type: 'progressed', share: 0.5 } },
  { label: '다 읽었어요', event: { type: 'sheet.read', batch: partlyWrongBatch } },
  { label: '시트가 여럿이에요', event: { type: 'sheet.refused', error: SHEET_CHOICE } },
  { label: '시트를 골랐어요', event: { type: 'sheet.chosen', sheet: '12월' } },
  { label: '열 이름을 알 수 없어요', event: { type: 'sheet.refused', error: SHEET_HEAD_WRONG } },
  { label: '열을 짝지었어요', event: { type: 'columns.matched', columns: { name: 0, email: 1 } } },
  { label: '읽을 수 없어요', event: { type: 'sheet.refused', error: new ApiError('NETWORK') } },
  { label: '줄을 모두 고쳤어요', event: { type: 'batch.read', batch: readyBatch } },
  { label: '미리 볼게요', event: { type: 'review', leaveOutWrong: false } },
  { label: '빼고 미리 볼게요', event: { type: 'review', leaveOutWrong: true } },
  { label: '내일 보낼게요', event: { type: 'scheduled', at: '2099-12-01T00:00:00Z' } },
  { label: '보낼게요', event: { type: 'start' } },
  { label: '새 판으로 확인할게요', event: { type: 'renew' } },
  { label: '뒤로 갈게요', event: { type: 'back' } },
  { label: '멈출게요', event: { type: 'act', act: { kind: 'pause' } } },
  { label: '예약을 풀게요', event: { type: 'act', act: { kind: 'unschedule', version: readyBatch.version } } },
  { label: '다 보냈어요', event: { type: 'batch.read', batch: { ...readyBatch, state: 'DONE' } } },
];

type BoardProps = { batch?: Batch | null; isReviewing?: boolean };

function Board({ batch = null, isReviewing = false }: BoardProps) {
  const [{ machine, begin, start, renew, act }] = useState(createBoard);
  const actorRef = useActorRef(machine, { input: { templateId: readyBatch.templateId, batch, isReviewing } });
  const snapshot = useSelector(actorRef, (current) => current);
  const answers = [
    { label: '빈 표를 만들었어요', state: 'beginning', run: begin.answer(readyBatch) },
    { label: '보내기 시작했어요', state: 'starting', run: start.answer(running) },
    { label: '보내기를 예약했어요', state: 'starting', run: start.answer({ ...readyBatch, state: 'SCHEDULED' }) },
    { label: '그사이 새 판이 나왔어요', state: 'starting', run: start.refuse(createRejection('VERSION_CHANGED', 409)) },
    { label: '새 판으로 확인했어요', state: 'renewing', run: renew.answer({ ...partlyWrongBatch, number: 4 }) },
    { label: '예약을 풀었어요', state: 'acting', run: act.answer({ batch: readyBatch, resent: null }) },
    { label: '멈췄어요', state: 'acting', run: act.answer({ batch: paused, resent: null }) },
    { label: '연결이 끊겼어요', state: 'acting', run: act.refuse(new ApiError('NETWORK')) },
  ] as const;
  return (
    <MachinePage
      name="여러 건 보내기"
      machine={machine}
      state={snapshot.value}
      steps={[
        ...EVENTS.map(({ label, event }) => ({
          label,
          isPossible: snapshot.can(event),
          run: () => actorRef.send(event),
        })),
        ...answers.map(({ label, state, run }) => ({ label, isPossible: snapshot.matches(state), run })),
      ]}
    >
      <StorySending snapshot={snapshot} send={(event) => actorRef.send(event)} />
    </MachinePage>
  );
}

function createBoard() {
  const begin = createCue<Batch, { templateId: string }>();
  const start = createCue<Batch, StartInput>();
  const renew = createCue<Batch, Pick<Batch, 'batchId' | 'version'>>();
  const act = createCue<BatchActionOutcome, { batchId: string; act: BatchAction }>();
  const machine = sendManyMachine.provide({
    actors: { read: createReading(), begin: begin.logic, start: start.logic, renew: renew.logic, act: act.logic },
  });
  return { machine, begin, start, renew, act };
}

const meta = {
  title: '흐름/여러 건 보내기',
  component: Board,
  parameters: { seed: seedPreview },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  name: '엑셀에서 보내기까지',
  play: async ({ canvas }) => {
    const step = async (name: string, state: string) => {
      const button = canvas.getByRole('button', { name });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(button);
      await expect(await canvas.findByRole('heading', { name: `화면: ${state}` })).toBeVisible();
    };
    await step('엑셀을 골랐어요', 'reading');
    await step('시트가 여럿이에요', 'choosing');
    await step('시트를 골랐어요', 'reading');
    await step('열 이름을 알 수 없어요', 'mapping');
    await step('열을 짝지었어요', 'reading');
    await step('다 읽었어요', 'editing');
    await step('빼고 미리 볼게요', 'reviewing');
    await step('보낼게요', 'starting');
    await step('그사이 새 판이 나왔어요', 'reviewing');
    await expect(canvas.getByRole('button', { name: '예전 판으로 보내기' })).toBeVisible();
    await step('보낼게요', 'starting');
    await step('보내기 시작했어요', 'started.running');
    await step('멈출게요', 'acting');
    await step('멈췄어요', 'started.paused');
    await step('다 보냈어요', 'started.ended');
  },
};
export const Editing: Story = { name: '고치던 묶음', args: { batch: partlyWrongBatch } };
export const Reviewing: Story = { name: '확인하던 묶음', args: { batch: readyBatch, isReviewing: true } };
export const Running: Story = { name: '보내는 묶음', args: { batch: running } };
