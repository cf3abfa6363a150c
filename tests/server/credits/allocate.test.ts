import { expect, it } from 'vitest';
import { allocateLots, type CreditLot } from '../../../server/modules/credits/allocate.ts';
import { listCreditNeeds } from '../../../server/modules/credits/needs.ts';

const COSTS = { DOCUMENT: 1, TEXT: 1, IDENTITY: 2 };
const lot = (lotUuid: string, kind: CreditLot['kind'], available: number, day: number): CreditLot => ({
  lotUuid,
  kind,
  available,
  expiresAt: new Date(Date.UTC(2027, 0, day)),
});
const seat = (more: object = {}) => ({
  receiverUuid: 'r',
  role: 'SIGNER',
  channels: ['MAIL'],
  verifications: [],
  toldAtSending: false,
  ...more,
});
const kinds = (...seats: ReturnType<typeof seat>[]) => listCreditNeeds(seats).map(({ kind }) => kind);

it('needs nothing but the document by mail', () => {
  expect(kinds(seat(), seat({ verifications: ['EMAIL_CODE', 'ACCESS_CODE'] }))).toEqual(['DOCUMENT']);
});

it('needs the request, the code and the copy of whoever is reached by phone, and their identity', () => {
  expect(kinds(seat({ channels: ['MAIL', 'SMS'], verifications: ['PHONE_CODE', 'PHONE_IDENTITY'] }))).toEqual([
    'DOCUMENT',
    'TEXT',
    'TEXT',
    'TEXT',
    'IDENTITY',
  ]);
});

it('needs one text for a reader who hears of it at the end, and two for one who is told at the sending', () => {
  const reader = seat({ role: 'VIEWER', channels: ['SMS'] });
  expect(kinds(reader)).toEqual(['DOCUMENT', 'TEXT']);
  expect(kinds({ ...reader, toldAtSending: true })).toEqual(['DOCUMENT', 'TEXT', 'TEXT']);
});

it('takes documents from the plan, and the rest from what ends first', () => {
  const lots = [lot('late', 'PACK', 10, 20), lot('plan', 'PLAN', 1, 31), lot('soon', 'GRANT', 2, 10)];
  const needs = listCreditNeeds([seat({ channels: ['SMS'], verifications: ['PHONE_CODE'] })]);
  const { allocated, fromPlan, credits } = allocateLots(lots, needs, COSTS);
  expect(allocated.map(({ parts }) => parts)).toEqual([
    [{ lotUuid: 'plan', amount: 1 }],
    [{ lotUuid: 'soon', amount: 1 }],
    [{ lotUuid: 'soon', amount: 1 }],
    [{ lotUuid: 'late', amount: 1 }],
  ]);
  expect([fromPlan, credits]).toEqual([1, 3]);
});

it('takes one use out of two lots', () => {
  const lots = [lot('a', 'PACK', 1, 10), lot('b', 'PACK', 5, 20)];
  const { allocated } = allocateLots(lots, [{ kind: 'IDENTITY', receiverUuid: 'r' }], COSTS);
  expect(allocated[0]?.parts).toEqual([
    { lotUuid: 'a', amount: 1 },
    { lotUuid: 'b', amount: 1 },
  ]);
});

it('never pays for a text with the plan, and counts what is missing', () => {
  const needs = listCreditNeeds([seat({ channels: ['SMS'] })]);
  const { allocated, fromPlan, credits, available } = allocateLots([lot('plan', 'PLAN', 300, 31)], needs, COSTS);
  expect(allocated).toHaveLength(1);
  expect({ fromPlan, credits, available }).toEqual({ fromPlan: 1, credits: 2, available: 0 });
});
