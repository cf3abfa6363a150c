import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Batch, BatchSettings } from '@/entities/batch';
import type { ChangeSettingsInput } from '@/features/batch/send-many/api/change-settings';
import { saveSettingsMachine } from '@/features/batch/send-many/model/save-settings.machine';
import { judgeTyped, toSettings } from '@/features/batch/send-many/model/typed-settings';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { batch } from '../batch';
import { refused } from './begin';

function begin(answers: (ApiError | number)[]) {
  const written: ChangeSettingsInput[] = [];
  const read: number[] = [];
  const actor = createActor(
    saveSettingsMachine.provide({
      delays: { quiet: 5 },
      actors: {
        write: fromRequest<Batch, ChangeSettingsInput>(async ({ input }) => {
          written.push(input);
          const answer = answers.shift() ?? input.version + 1;
          if (answer instanceof ApiError) throw answer;
          return batch({ version: answer, settings: input.settings });
        }),
        look: fromRequest<Batch, { batchId: string }>(async () => batch({ version: 9 })),
      },
      actions: { onBatch: (_, params) => read.push(params.batch.version) },
    }),
    { input: { batchId: 'b', version: 1, settings: {} } },
  ).start();
  const type = (settings: BatchSettings) => actor.send({ type: 'changed', settings });
  const reach = (state: 'saved' | 'failed') => waitFor(actor, (current) => current.matches(state));
  return { actor, type, reach, written, read };
}

describe('saving the settings of a batch', () => {
  it('saves once after a pause, and again what was typed meanwhile', async () => {
    const { actor, type, reach, written, read } = begin([]);
    type({ title: 'a' });
    type({ title: 'ab' });
    actor.send({ type: 'flush' });
    type({ title: 'abc' });
    await reach('saved');
    expect(written).toEqual([
      { batchId: 'b', version: 1, settings: { title: 'ab' } },
      { batchId: 'b', version: 2, settings: { title: 'abc' } },
    ]);
    expect(read).toEqual([2, 3]);
  });
  it('saves over the version that another tab has made', async () => {
    const { type, reach, written, read } = begin([refused('VERSION_CONFLICT', 409)]);
    type({ message: 'hello' });
    await reach('saved');
    expect(written.map(({ version }) => version)).toEqual([1, 9]);
    expect(read).toEqual([9, 10]);
  });
  it('keeps what could not be saved, and saves it when asked', async () => {
    const { actor, type, reach, written } = begin([refused('BATCH_STARTED', 409)]);
    type({ expiryDays: 3 });
    await reach('failed');
    expect(actor.getSnapshot().hasTag('unsaved')).toBe(true);
    actor.send({ type: 'flush' });
    await reach('saved');
    expect(written.at(-1)?.settings).toEqual({ expiryDays: 3 });
  });
  it('takes the version of a batch that was read', async () => {
    const { actor, type, reach, written } = begin([]);
    actor.send({ type: 'batch.read', version: 5 });
    type({ title: 'a' });
    await reach('saved');
    expect(written[0]?.version).toBe(5);
  });
});

describe('settings as typed', () => {
  const typed = { title: ' 계약서 ', message: '', days: ' 7 ', mailTemplate: undefined };
  it('are saved without what is empty', () => {
    expect(toSettings(typed, {}, undefined)).toEqual({ title: '계약서', expiryDays: 7 });
  });
  it('keep the last saved value of what can not be saved', () => {
    const wrong = { ...typed, title: 'a'.repeat(101), days: '366' };
    expect(judgeTyped(wrong)).toMatchObject({ isTitleLong: true, areDaysWrong: true, isWrong: true });
    expect(toSettings(wrong, { title: 'b', expiryDays: 36 }, undefined)).toEqual({ title: 'b', expiryDays: 36 });
  });
});
