import { expect, it } from 'vitest';
import { commandOf, type KeyPress } from '@/features/contract/editor/place-fields/model/keys';

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
