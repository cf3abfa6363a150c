import { expect, it } from 'vitest';
import { commandOf, type KeyPress } from '@/features/contract/editor/place-fields/model/keys';
import { openProposals, ownerOf, proposalsOf } from '@/features/contract/editor/place-fields/model/suggestions';
import { field, FILE, THREE_PAGES, WON, YUN } from './sample';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shift: false,
  alt: false,
  mod: false,
  ...change,
});

it('knows its keys, in a Korean layout too', () => {
  expect(commandOf(press('ㄴ', { code: 'KeyS' }), false, false)).toEqual({ do: 'place', kind: 'SIGNATURE' });
  expect(commandOf(press('ArrowLeft', { shift: true }), true, true)).toEqual({ do: 'nudge', dx: -10, dy: 0 });
  expect(commandOf(press('ArrowDown', { alt: true }), true, true)).toEqual({ do: 'grow', dx: 0, dy: 1 });
  expect(commandOf(press('ArrowDown'), false, false)).toBeNull();
  expect(commandOf(press('z', { code: 'KeyZ', mod: true, shift: true }), false, false)).toEqual({ do: 'redo' });
  expect(commandOf(press('2', { code: 'Digit2' }), false, true)).toEqual({ do: 'assign', place: 2 });
  expect(commandOf(press('Tab'), false, true)).toBeNull();
  expect(commandOf(press('Tab', { shift: true }), true, true)).toEqual({ do: 'step', by: -1 });
  expect(commandOf(press('?', { code: 'Slash', shift: true }), false, false)).toEqual({ do: 'help' });
  expect(commandOf(press('s', { code: 'KeyS', mod: true }), false, false)).toBeNull();
});

const suggestion = {
  page: 1,
  rect: { x: 100, y: 100, width: 100, height: 20 },
  kind: 'NAME',
  party: 1,
  partyName: '근로자',
  name: '성명',
  confidence: 0.9,
  words: '성명',
  source: 'TEXT',
} as const;

it('offers what is still free and nobody dismissed', () => {
  const proposals = proposalsOf([{ fileId: FILE, suggestions: [suggestion, { ...suggestion, page: 9 }] }]);
  expect(openProposals(proposals, new Set(), [], THREE_PAGES).map(({ page }) => page)).toEqual([1]);
  const there = field('a', [105, 102, 80, 16]);
  expect(openProposals(proposals, new Set(), [there], THREE_PAGES)).toEqual([]);
  expect(openProposals(proposals, new Set(proposals.map(({ id }) => id)), [], THREE_PAGES)).toEqual([]);
});

it('gives a proposal to whom the form means', () => {
  const [proposal] = proposalsOf([{ fileId: FILE, suggestions: [suggestion] }]);
  if (!proposal) throw new Error('No proposal.');
  const parties = [
    { receiverUuid: WON, name: '정해원', title: '근로자' },
    { receiverUuid: YUN, name: '이도윤', title: '직원' },
  ];
  expect(ownerOf(proposal, parties, null)).toBe(WON);
  expect(ownerOf({ ...proposal, partyName: null }, parties, null)).toBe(YUN);
  expect(ownerOf({ ...proposal, partyName: null, party: null }, parties, WON)).toBe(WON);
});
