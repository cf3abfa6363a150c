import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { beginHistory } from '@/features/contract/editor/undo-steps';
import { ANNOTATE_MODES, annotateDocumentSetup, type AnnotateMode } from './annotate-document.setup';
import { createItem } from './drawn-items';
import { highlightMode } from './modes/highlight';
import { inkMode } from './modes/ink';
import { viewMode } from './modes/none';
import { suspendedMode } from './modes/other';
import { stampMode } from './modes/stamp';
import { PEN_STYLES } from './pens';

export type AnnotateActor = ActorRefFrom<typeof annotateDocumentMachine>;

/**
 * anywhere ──none.chosen, ink.chosen, highlight.chosen, stamp.chosen, other.chosen──▶ none, ink, highlight, stamp, other
 *           (choosing the current mode changes nothing)
 * ink:   resting ──stroke.begun──▶ drawing ──stroke.ended──▶ resting           (the mode cannot change during a stroke)
 * stamp: resting ──picture.chosen──▶ uploading ──done, failed──▶ resting  (another mode cancels the upload)
 * Each mode is a file in `modes` that lists what it allows. All modes share the annotations and undo history.
 */
export const annotateDocumentMachine = annotateDocumentSetup.createMachine({
  id: 'annotateDocument',
  context: ({ input: { annotations } }) => ({
    ...beginHistory(annotations.map(createItem)),
    selected: null,
    pens: PEN_STYLES,
    failure: null,
  }),
  initial: 'none',
  on: {
    'none.chosen': '.none',
    'ink.chosen': '.ink',
    'highlight.chosen': '.highlight',
    'stamp.chosen': '.stamp',
    'other.chosen': '.other',
  },
  states: { none: viewMode, ink: inkMode, highlight: highlightMode, stamp: stampMode, other: suspendedMode },
});

export const getMode = (snapshot: SnapshotFrom<typeof annotateDocumentMachine>): AnnotateMode =>
  ANNOTATE_MODES.find((mode) => snapshot.matches(mode)) ?? 'none';
