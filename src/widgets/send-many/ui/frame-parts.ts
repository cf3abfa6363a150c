import type { ReactNode } from 'react';
import type { SheetEditorState } from '@/features/batch/edit-sheet';

/** The parts of the page's frame that depend on the step. */
export type FrameParts = {
  /** The rows being edited, for the note about their save state. */
  saving?: Pick<SheetEditorState, 'state' | 'retry'>;
  actions?: ReactNode;
  /** True to link to the other ways of sending, which is possible until the review. */
  hasWays?: boolean;
  /** True for the preview step. */
  isPreview?: boolean;
  /** True if the content brings its own columns. */
  isBare?: boolean;
  children: ReactNode;
};
