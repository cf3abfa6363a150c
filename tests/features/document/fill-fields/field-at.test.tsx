import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findFieldAt } from '@/features/document/fill-fields/ui/field-at';

/** Two lines of a form on a phone, each 12 pixels high and 6 apart. */
const LINES = [
  { fieldId: 'name', top: 100 },
  { fieldId: 'address', top: 118 },
];

function press(fieldId: string, at: { clientX: number; clientY: number; detail: number }) {
  const found = vi.fn();
  render(
    <div>
      {LINES.map((line) => (
        <button
          key={line.fieldId}
          type="button"
          data-field={line.fieldId}
          onClick={(event) => found(findFieldAt(event))}
        >
          {line.fieldId}
        </button>
      ))}
    </div>,
  );
  for (const { fieldId: id, top } of LINES) {
    screen.getByText(id).getBoundingClientRect = () => DOMRect.fromRect({ x: 50, y: top, width: 100, height: 12 });
  }
  fireEvent.click(screen.getByText(fieldId), at);
  return found.mock.lastCall?.[0];
}

it('takes the line that the finger is on, though the touch area of the next one lies over it', () => {
  expect(press('address', { clientX: 80, clientY: 106, detail: 1 })).toBe('name');
});

it('takes the nearer one of two that the finger is between', () => {
  expect(press('address', { clientX: 80, clientY: 113, detail: 1 })).toBe('name');
});

it('takes what was pressed by a key', () => {
  expect(press('address', { clientX: 0, clientY: 0, detail: 0 })).toBeNull();
});
