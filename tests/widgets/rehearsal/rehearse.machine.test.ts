import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { FillField } from '#rules/fill-field.ts';
import { rehearseMachine, type ReceiverPart } from '@/widgets/rehearsal/model/rehearse.machine';

const PLACE = { pageIndex: 0, seen: { x: 0, y: 0, width: 100, height: 20 } };
const fieldOf = (receiverUuid: string, name: string): ReceiverPart['fields'][number] => {
  const field: FillField = { fieldId: name, kind: 'TEXT', receiverUuid, name, required: true };
  return {
    ...field,
    ...PLACE,
    fileId: 'file',
    page: 1,
    rect: PLACE.seen,
  };
};
/** The tenant comes first, and then the landlord, who sees what the tenant filled in. */
const TENANT = fieldOf('tenant', '주소');
const LANDLORD = fieldOf('landlord', '계좌');
const partOf = (receiverUuid: string, name: string, fields: ReceiverPart['fields']): ReceiverPart => ({
  fields,
  filler: { receiverUuid, name, email: null, phone: null, company: '', today: '2026-11-20' },
});
const tenant = partOf('tenant', '이도윤', [TENANT]);
const landlord = partOf('landlord', '김지수', [TENANT, LANDLORD]);

function start(part: ReceiverPart | null) {
  const actor = createActor(rehearseMachine, { input: { part } }).start();
  const filling = () => actor.getSnapshot().context.filling;
  const values = () => filling()?.getSnapshot().context.values;
  const type = (fieldId: string, value: string) => filling()?.send({ type: 'typed', fieldId, value });
  return { actor, filling, values, type };
}

it('plays nobody where nobody is to do anything', () => {
  const { actor, filling } = start(null);
  expect(filling()).toBeNull();
  actor.send({ type: 'played', part: tenant });
  expect(filling()?.getSnapshot().context.currentId).toBe('주소');
});

it('shows the next one what was filled in before them', () => {
  const { actor, filling, values, type } = start(tenant);
  type('주소', '부산');
  const before = filling();
  actor.send({ type: 'played', part: landlord });
  expect(before?.getSnapshot().status).toBe('stopped');
  expect(values()).toEqual({ 주소: '부산' });
  expect(
    filling()
      ?.getSnapshot()
      .context.questions.map(({ field }) => field.name),
  ).toEqual(['계좌']);
});

it('begins the same one again with what the others filled in, and nothing of their own', () => {
  const { actor, filling, values, type } = start(tenant);
  type('주소', '부산');
  actor.send({ type: 'played', part: landlord });
  type('계좌', '110');
  const before = filling();
  actor.send({ type: 'restart', part: landlord });
  expect([before?.getSnapshot().status, values()]).toEqual(['stopped', { 주소: '부산' }]);
});

it('asks no server, and goes on from any character', () => {
  const { actor, filling, type } = start(tenant);
  type('주소', '부산 😊');
  filling()?.send({ type: 'next' });
  expect(filling()?.getSnapshot().matches('complete')).toBe(true);
  actor.stop();
});
