import { describe, expect, test } from 'vitest';
import type { TemplateSlot } from '@/entities/template';
import {
  areSlotsValid,
  createSlot,
  findNameProblem,
  areSlotsInOrder,
  moveSlot,
  orderSlots,
} from '@/features/template/edit-slots/model/slots';

const slot = (name: string, change: Partial<TemplateSlot> = {}): TemplateSlot => ({
  ...createSlot([]),
  name,
  ...change,
});
const orders = (slots: readonly TemplateSlot[]) => slots.map(({ name, order, when }) => [name, order, when]);

describe('a new slot', () => {
  test('gets the first usual name that is free', () => {
    expect(createSlot([]).name).toBe('갑');
    expect(createSlot([slot('갑'), slot('병')]).name).toBe('을');
  });
  test('gets a name of its own after the usual ones', () => {
    const slots: TemplateSlot[] = [];
    for (let count = 0; count < 12; count += 1) slots.push(createSlot(slots));
    expect(areSlotsValid(slots)).toBe(true);
    const without = slots.filter(({ name }) => name !== '받는 분 5');
    expect(areSlotsValid([...without, createSlot(without)])).toBe(true);
  });
});

describe('a name', () => {
  test.each(['', '   ', '가'.repeat(51)])('%j is too short or too long', (name) => {
    expect(findNameProblem([], slot(name))).toMatch('1자에서 50자 사이');
  });
  test.each(['근로자', ' 근로자 ', '근로자'.normalize('NFD')])('%j is taken', (name) => {
    const typed = slot(name);
    expect(findNameProblem([slot('근로자'), typed], typed)).toMatch('같은 이름');
  });
  test('is not taken by itself', () => {
    const worker = slot('근로자');
    expect(findNameProblem([worker, slot('회사')], worker)).toBeNull();
  });
});

describe('the order', () => {
  const slots = [
    slot('근로자', { order: 1 }),
    slot('인사팀', { role: 'VIEWER', order: 2, when: null }),
    slot('회사', { order: 3 }),
  ];
  test('is numbered anew, without those who only get a copy', () => {
    expect(orders(orderSlots(slots, true))).toEqual([
      ['근로자', 1, null],
      ['인사팀', null, 'AT_END'],
      ['회사', 2, null],
    ]);
    expect(orders(orderSlots(slots, false)).map(([, order]) => order)).toEqual([1, null, 1]);
  });
  test('is known by the numbers of those who sign', () => {
    expect(areSlotsInOrder(orderSlots(slots, true))).toBe(true);
    expect(areSlotsInOrder(orderSlots(slots, false))).toBe(false);
    expect(areSlotsInOrder(slots.slice(0, 2))).toBe(true);
  });
  test('keeps all at once while slots are added', () => {
    const atOnce = orderSlots(slots, false);
    expect(areSlotsInOrder(orderSlots([...atOnce, createSlot(atOnce)], areSlotsInOrder(atOnce)))).toBe(false);
  });
  test('changes when a slot is moved', () => {
    expect(moveSlot(slots, 2, 0).map(({ name }) => name)).toEqual(['회사', '근로자', '인사팀']);
    expect(moveSlot(slots, 0, 1).map(({ name }) => name)).toEqual(['인사팀', '근로자', '회사']);
    expect(moveSlot(slots, 9, 0)).toEqual(slots);
  });
});
