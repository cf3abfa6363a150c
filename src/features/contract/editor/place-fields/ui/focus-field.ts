import type { RefObject } from 'react';
import type { PageColumnHandle } from '@/entities/document';

/** Waits a frame for React to render the field. */
export const focusField = (column: RefObject<PageColumnHandle | null>, id: string) =>
  requestAnimationFrame(() =>
    column.current?.element?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus({ preventScroll: true }),
  );
