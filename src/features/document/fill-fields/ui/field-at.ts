import type { MouseEvent } from 'react';

/** Where touch areas overlap, the nearest field wins. */
export function findFieldAt({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>): string | null {
  // A click triggered by the keyboard has no coordinates.
  if (detail === 0) return null;
  const boxes = currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  const distances = [...boxes].map((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const [across, down] = [beside(clientX, left, right), beside(clientY, top, bottom)];
    return { fieldId: box.dataset['field'] ?? null, distance: Math.hypot(across, down) };
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.fieldId ?? null;
}

const beside = (value: number, start: number, end: number) => Math.max(0, start - value, value - end);
