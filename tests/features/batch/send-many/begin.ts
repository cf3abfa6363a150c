import { createActor, fromCallback, waitFor } from 'xstate';
import type { Batch, StartInput } from '@/entities/batch';
import type { BatchAction, BatchActionOutcome } from '@/features/batch/send-many/api/batch-actions';
import type { ReadSheetInput } from '@/features/batch/send-many/api/read-sheet';
import { sendManyMachine } from '@/features/batch/send-many/model/send-many.machine';
import type { SendManyEvent, SendManyInput } from '@/features/batch/send-many/model/send-many.types';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { batch, TEMPLATE_ID } from '../batch';

type Answers = {
  read?: (Batch | ApiError)[];
  start?: (Batch | ApiError)[];
  act?: (Batch | ApiError)[];
  renew?: Batch | ApiError;
};

const settle = <Value>(answer: Value | ApiError | undefined): Value => {
  if (answer instanceof ApiError || answer === undefined) throw answer ?? new Error('There is no answer.');
  return answer;
};

/** Responds with the given answers in order, and records requests and effects. */
export function begin(input: Partial<SendManyInput>, { read = [], start = [], act = [], renew }: Answers = {}) {
  const calls = { read: [] as ReadSheetInput[], start: [] as StartInput[], act: [] as BatchAction[] };
  const effects: string[] = [];
  const actor = createActor(
    sendManyMachine.provide({
      actors: {
        read: fromCallback<SendManyEvent, ReadSheetInput | null>(({ input: asked, sendBack }) => {
          if (asked) calls.read.push(asked);
          const answer = read.shift();
          queueMicrotask(() =>
            answer && !(answer instanceof ApiError)
              ? sendBack({ type: 'sheet.read', batch: answer })
              : sendBack({ type: 'sheet.refused', error: answer }),
          );
        }),
        begin: fromRequest<Batch, { templateId: string }>(async () => batch()),
        start: fromRequest<Batch, StartInput>(async ({ input: asked }) => {
          calls.start.push(asked);
          return settle(start.shift());
        }),
        renew: fromRequest<Batch, Pick<Batch, 'batchId' | 'version'>>(async () => settle(renew)),
        act: fromRequest<BatchActionOutcome, { batchId: string; act: BatchAction }>(async ({ input: asked }) => {
          calls.act.push(asked.act);
          return { batch: settle(act.shift()), resent: null };
        }),
      },
      actions: {
        onBatch: (_, params) => effects.push(`${params.isNew ? 'new' : 'known'} batch ${params.batch.state}`),
        onReview: (_, params) => effects.push(`review, wrong rows left out: ${params.leaveOutWrong}`),
        onUnscheduled: (_, { scheduledAt }) => effects.push(`unscheduled, was ${scheduledAt}`),
        onEdit: () => effects.push('edit'),
      },
    }),
    { input: { templateId: TEMPLATE_ID, batch: null, isReviewing: false, ...input } },
  ).start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (current) => current.matches(state));
  const send = (event: Parameters<typeof actor.send>[0]) => actor.send(event);
  return { send, read: () => actor.getSnapshot(), reach, calls, effects };
}

export const sheet = () => new File(['a'], 'a.xlsx');
export const refused = (code: ApiError['code'], status = 422) => new ApiError(code, { status });
