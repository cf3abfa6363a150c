import type { ReactNode } from 'react';
import type { SheetEditing } from '@/features/batch/edit-sheet';

/** What a step puts into the frame of its page. */
export type FrameParts = {
  /** The rows that are being edited, for the note whether they are saved. */
  saving?: Pick<SheetEditing, 'state' | 'retry'>;
  actions?: ReactNode;
  /** The links to the other ways of sending, until the rows are reviewed. */
  hasWays?: boolean;
  /** The step of the preview. */
  isPreview?: boolean;
  /** The content has columns of its own. */
  isBare?: boolean;
  children: ReactNode;
};
