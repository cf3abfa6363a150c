import type { ReactNode } from 'react';
import type { SheetEditing } from '@/features/batch/edit-sheet';

/** What a step contributes to the page's frame. */
export type FrameParts = {
  /** The rows being edited, for the note about saving. */
  saving?: Pick<SheetEditing, 'state' | 'retry'>;
  actions?: ReactNode;
  /** Whether to link to the other ways of sending, which is possible until the review. */
  hasWays?: boolean;
  /** Whether this is the preview step. */
  isPreview?: boolean;
  /** Whether the content has its own columns. */
  isBare?: boolean;
  children: ReactNode;
};
