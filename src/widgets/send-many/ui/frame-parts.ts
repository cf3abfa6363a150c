import type { ReactNode } from 'react';

export type FrameParts = {
  /** For the note about the save state. */
  saving?: { state: 'saved' | 'saving' | 'failed' | 'conflict' | 'unsavable'; retry: () => void };
  actions?: ReactNode;
  /** Whether to link to the other ways of sending, which are offered until the review step. */
  hasWays?: boolean;
  isPreview?: boolean;
  /** The content brings its own columns. */
  isBare?: boolean;
  children: ReactNode;
};
