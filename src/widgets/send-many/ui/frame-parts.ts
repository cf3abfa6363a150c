import type { ReactNode } from 'react';
import type { SheetEditorState } from '@/features/batch/edit-sheet';

export type FrameParts = {
  /** For the note about the save state. */
  saving?: Pick<SheetEditorState, 'state' | 'retry'>;
  actions?: ReactNode;
  /** Whether to link to the other ways of sending, which are offered until the review step. */
  hasWays?: boolean;
  isPreview?: boolean;
  /** The content brings its own columns. */
  isBare?: boolean;
  children: ReactNode;
};
