import { expect, it } from 'vitest';
import { findKeyCommand, type KeyPress } from '@/features/contract/editor/place-fields/model/keys';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shift: false,
  alt: false,
  mod: false,
  ...change,
});

it('knows its keys, in a Korean layout too', () => {
  expect(findKeyCommand(press('ㄴ', { code: 'KeyS' }), false, false)).toEqual({ do: 'place', kind: 'SIGNATURE' });
  expect(findKeyCommand(press('ArrowLeft', { shift: true }), true, true)).toEqual({ do: 'nudge', dx: -10, dy: 0 });
  expect(findKeyCommand(press('ArrowDown', { alt: true }), true, true)).toEqual({ do: 'grow', dx: 0, dy: 1 });
  expect(findKeyCommand(press('ArrowDown'), false, false)).toBeNull();
  expect(findKeyCommand(press('z', { code: 'KeyZ', mod: true, shift: true }), false, false)).toEqual({ do: 'redo' });
  expect(findKeyCommand(press('2', { code: 'Digit2' }), false, true)).toEqual({ do: 'assign', place: 2 });
  expect(findKeyCommand(press('Tab'), false, true)).toBeNull();
  expect(findKeyCommand(press('Tab', { shift: true }), true, true)).toEqual({ do: 'step', by: -1 });
  expect(findKeyCommand(press('?', { code: 'Slash', shift: true }), false, false)).toEqual({ do: 'help' });
  expect(findKeyCommand(press('s', { code: 'KeyS', mod: true }), false, false)).toBeNull();
});
