import type { FieldKind } from '@/entities/contract';
import { findKindByKey } from './field-kinds';

export type KeyPress = { key: string; code: string; shift: boolean; alt: boolean; mod: boolean };
export type KeyCommand =
  | { do: 'nudge' | 'grow'; dx: number; dy: number }
  | { do: 'step'; by: 1 | -1 }
  | { do: 'page'; by: 1 | -1 }
  | { do: 'zoom'; by: 1 | -1 }
  | { do: 'place'; kind: FieldKind }
  | { do: 'assign'; place: number }
  | { do: 'undo' | 'redo' | 'duplicate' | 'remove' | 'all' | 'help' | 'escape' | 'properties' };

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Matches letters by physical key, because a Korean layout sends ㄴ for S. */
export function findKeyCommand(press: KeyPress, isFieldFocused: boolean, hasSelection: boolean): KeyCommand | null {
  return press.mod ? withModifier(press) : plain(press, isFieldFocused, hasSelection);
}

function withModifier({ key, code, shift }: KeyPress): KeyCommand | null {
  if (code === 'KeyZ') return { do: shift ? 'redo' : 'undo' };
  if (code === 'KeyY') return { do: 'redo' };
  if (code === 'KeyD') return { do: 'duplicate' };
  if (code === 'KeyA') return { do: 'all' };
  if (key === '=' || key === '+') return { do: 'zoom', by: 1 };
  return key === '-' ? { do: 'zoom', by: -1 } : null;
}

function plain(press: KeyPress, isFieldFocused: boolean, hasSelection: boolean): KeyCommand | null {
  const { key, code, shift, alt } = press;
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (x !== 0 || y !== 0) {
    const far = shift ? 10 : 1;
    return hasSelection ? { do: alt ? 'grow' : 'nudge', dx: x * far, dy: y * far } : null;
  }
  if (alt) return null;
  switch (key) {
    case 'Tab':
      return isFieldFocused ? { do: 'step', by: shift ? -1 : 1 } : null;
    case 'Enter':
      return isFieldFocused ? { do: 'properties' } : null;
    case 'Delete':
    case 'Backspace':
      return hasSelection ? { do: 'remove' } : null;
    case 'Escape':
      return { do: 'escape' };
    case 'PageDown':
      return { do: 'page', by: 1 };
    case 'PageUp':
      return { do: 'page', by: -1 };
    case '?':
      return { do: 'help' };
  }
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit && !shift) return hasSelection ? { do: 'assign', place: Number(digit) } : null;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const kind = letter && !shift ? findKindByKey(letter) : undefined;
  return kind ? { do: 'place', kind } : null;
}
