import { v4 as newId } from 'uuid';
import { MAX_PERSON_NAME_LENGTH, normalizeName } from '#rules/names.ts';
import type { TemplateSlot } from '@/entities/template';

const USUAL_NAMES = ['갑', '을', '병', '정'];

export const MAX_SLOTS = 50;

export function createSlot(others: readonly TemplateSlot[]): TemplateSlot {
  const names = new Set(others.map(({ name }) => name));
  const name = USUAL_NAMES.find((one) => !names.has(one)) ?? `받는 분 ${others.length + 1}`;
  return {
    slotUuid: newId(),
    name: names.has(name) ? `${name} ${others.length + 1}` : name,
    person: 'ASK',
    fixed: null,
    role: 'SIGNER',
    order: others.length + 1,
    when: null,
    channels: ['MAIL'],
    verifications: [],
    accessCode: 'NONE',
    code: null,
    accessCodeHint: '',
    message: '',
  };
}

/** Returns null for a valid name. */
export function findNameProblem(slots: readonly TemplateSlot[], { slotUuid, name }: TemplateSlot): string | null {
  const typed = normalizeName(name, MAX_PERSON_NAME_LENGTH);
  if (typed === null) return `역할 이름을 1자에서 ${MAX_PERSON_NAME_LENGTH}자 사이로 적어주세요.`;
  const isTaken = slots.some(
    (other) => other.slotUuid !== slotUuid && normalizeName(other.name, MAX_PERSON_NAME_LENGTH) === typed,
  );
  return isTaken ? '같은 이름의 역할이 있어요. 다른 이름을 적어주세요.' : null;
}

export const areSlotsValid = (slots: readonly TemplateSlot[]) =>
  slots.every((slot) => findNameProblem(slots, slot) === null);

export const areSlotsInOrder = (slots: readonly TemplateSlot[]) => {
  const orders = slots.flatMap(({ role, order }) => (role === 'VIEWER' ? [] : (order ?? 1)));
  return orders.length < 2 || new Set(orders).size > 1;
};

/** Renumbers the slots, so that people sign one after another or all at once. */
export function orderSlots(slots: readonly TemplateSlot[], inOrder: boolean): TemplateSlot[] {
  let order = 0;
  return slots.map((slot) => {
    if (slot.role === 'VIEWER') return { ...slot, order: null, when: slot.when ?? 'AT_END' };
    if (inOrder || order === 0) order += 1;
    return { ...slot, order, when: null };
  });
}

export function moveSlot(slots: readonly TemplateSlot[], from: number, to: number): TemplateSlot[] {
  const slot = slots[from];
  if (!slot) return [...slots];
  const others = slots.filter((_, index) => index !== from);
  return [...others.slice(0, to), slot, ...others.slice(to)];
}
