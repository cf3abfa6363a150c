import type { RefObject } from 'react';
import type { PageColumnHandle } from '@/entities/document';

/** Focuses a field in the next frame, after React has rendered it. */
export const focusField = (column: RefObject<PageColumnHandle | null>, id: string) =>
  requestAnimationFrame(() =>
    column.current?.element?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus({ preventScroll: true }),
  );
