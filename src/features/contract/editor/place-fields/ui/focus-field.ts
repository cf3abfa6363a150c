import type { RefObject } from 'react';
import type { PageColumnHandle } from '@/entities/document';

/** Once it stands on the page: React draws it in the frame that follows. */
export const focusField = (column: RefObject<PageColumnHandle | null>, id: string) =>
  requestAnimationFrame(() =>
    column.current?.element?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus({ preventScroll: true }),
  );
