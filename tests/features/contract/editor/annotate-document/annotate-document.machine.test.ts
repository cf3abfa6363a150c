import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { UploadedStamp } from '@/features/contract/editor/annotate-document/api/add-stamp';
import {
  annotateDocumentMachine,
  getMode,
} from '@/features/contract/editor/annotate-document/model/annotate-document.machine';
import {
  ANNOTATE_MODES,
  type AnnotateEvent,
} from '@/features/contract/editor/annotate-document/model/annotate-document.setup';
import { InvalidPictureError } from '@/features/contract/editor/annotate-document/model/annotate-failure';
import { MAX_ANNOTATIONS } from '@/features/contract/editor/annotate-document/model/drawn-items';
import { makeHighlight, makeInk, makeStamp } from '@/features/contract/editor/annotate-document/model/make-annotation';
import { PEN_STYLES } from '@/features/contract/editor/annotate-document/model/pens';
import { ApiError } from '@/shared/api';
import { page } from './sample';

const line = makeInk([{ x: 10, y: 10 }], PEN_STYLES.ink, page);
const words = makeHighlight([{ x: 10, y: 10, width: 90, height: 12 }], PEN_STYLES.highlight, page);
const picture = makeStamp('seal', { width: 40, height: 40 }, { x: 100, y: 100 }, page);
const file = new File(['png'], 'seal.png', { type: 'image/png' });

/** Starts with one line. Uploads wait for `answer` or `refuse`. */
function open(annotations = [line]) {
  const uploads: { answer: (stamp: UploadedStamp) => void; refuse: (error: unknown) => void }[] = [];
  const aborted: boolean[] = [];
  const addStamp = fromPromise<UploadedStamp, { file: File }>(({ signal }) => {
    signal.addEventListener('abort', () => aborted.push(true));
    return new Promise((answer, refuse) => uploads.push({ answer, refuse }));
  });
  const actor = createActor(annotateDocumentMachine.provide({ actors: { addStamp } }), { input: { annotations } });
  actor.start();
  const state = () => actor.getSnapshot();
  return {
    actor,
    aborted,
    send: actor.send.bind(actor),
    state,
    mode: () => getMode(state()),
    drawn: () => state().context.present.map(({ annotation }) => annotation),
    answer: (stamp: UploadedStamp) => uploads.at(-1)?.answer(stamp),
    refuse: (error: unknown) => uploads.at(-1)?.refuse(error),
    settled: () => new Promise(setImmediate),
  };
}

/** Starts with something to select, something to undo and something to redo. */
function openWithSteps() {
  const pages = open();
  pages.send({ type: 'ink.chosen' });
  for (const drawn of [line, line]) pages.send({ type: 'line.drawn', annotation: drawn });
  pages.send({ type: 'undone' });
  return pages;
}
const keyOf = (pages: ReturnType<typeof open>) => pages.state().context.present[0]?.key ?? '';

it('begins in a mode that only views the pages', () => {
  expect(open().mode()).toBe('none');
});

it.each(ANNOTATE_MODES.flatMap((from) => ANNOTATE_MODES.map((to) => [from, to] as const)))(
  'goes from %s to %s, and clears the selection',
  (from, to) => {
    const pages = openWithSteps();
    pages.send({ type: 'selected', key: keyOf(pages) });
    pages.send({ type: `${from}.chosen` });
    expect(pages.mode()).toBe(from);
    pages.send({ type: 'selected', key: keyOf(pages) });
    pages.send({ type: `${to}.chosen` });
    expect(pages.mode()).toBe(to);
    // Choosing the current mode changes nothing.
    const isKept = from === to && from !== 'none' && from !== 'other';
    expect(pages.state().context.selected).toBe(isKept ? keyOf(pages) : null);
    expect(pages.drawn()).toEqual([line, line]);
  },
);

const EDITS = ['selected', 'altered', 'removed', 'undone', 'redone'] as const;
const ALLOWED = {
  none: [],
  other: [],
  ink: [...EDITS, 'line.drawn', 'pen.changed', 'stroke.begun'],
  highlight: [...EDITS, 'words.highlighted', 'pen.changed'],
  stamp: [...EDITS, 'picture.chosen', 'stamp.placed'],
} as const;
const RIGHTS = {
  none: [],
  other: [],
  ink: ['edits', 'draws'],
  highlight: ['edits', 'highlights'],
  stamp: ['edits', 'carries'],
} as const;

it.each(ANNOTATE_MODES)('allows in %s what is its own, and refuses the rest', (mode) => {
  const pages = openWithSteps();
  pages.send({ type: `${mode}.chosen` });
  const key = keyOf(pages);
  pages.send({ type: 'selected', key });
  const events: AnnotateEvent[] = [
    { type: 'selected', key: null },
    { type: 'altered', key, annotation: words },
    { type: 'removed' },
    { type: 'undone' },
    { type: 'redone' },
    { type: 'line.drawn', annotation: line },
    { type: 'words.highlighted', annotation: words },
    { type: 'stamp.placed', annotation: picture },
    { type: 'picture.chosen', file },
    { type: 'pen.changed', pen: { thickness: 4 } },
    { type: 'stroke.begun' },
    { type: 'stroke.ended' },
  ];
  const allowed = events.filter((event) => pages.state().can(event)).map(({ type }) => type);
  expect(allowed.toSorted()).toEqual([...ALLOWED[mode]].toSorted());
  expect([...pages.state().tags].toSorted()).toEqual([...RIGHTS[mode]].toSorted());

  const before = pages.state().context;
  for (const event of events.filter(({ type }) => !allowed.includes(type))) pages.send(event);
  expect(pages.state().context).toEqual(before);
});

it.each([
  ['ink', { type: 'line.drawn', annotation: line }, line],
  ['highlight', { type: 'words.highlighted', annotation: words }, words],
  ['stamp', { type: 'stamp.placed', annotation: picture }, picture],
] as const)('undoes in %s what was drawn in it, and what was drawn before', (mode, event, made) => {
  const pages = openWithSteps();
  pages.send({ type: `${mode}.chosen` });
  pages.send(event);
  expect(pages.drawn()).toEqual([line, line, made]);
  // A new annotation discards everything that could be redone.
  expect(pages.state().can({ type: 'redone' })).toBe(false);
  pages.send({ type: 'undone' });
  pages.send({ type: 'undone' });
  expect(pages.drawn()).toEqual([line]);
  pages.send({ type: 'undone' });
  expect(pages.drawn()).toEqual([line]);
  pages.send({ type: 'redone' });
  pages.send({ type: 'redone' });
  expect(pages.drawn()).toEqual([line, line, made]);
});

it('makes one step of a change and of a removal, and none of removing nothing', () => {
  const pages = open();
  pages.send({ type: 'stamp.chosen' });
  pages.send({ type: 'removed' });
  pages.send({ type: 'altered', key: 'somebody else', annotation: words });
  expect(pages.state().context.past).toEqual([]);
  pages.send({ type: 'altered', key: keyOf(pages), annotation: words });
  pages.send({ type: 'selected', key: keyOf(pages) });
  pages.send({ type: 'removed' });
  expect(pages.drawn()).toEqual([]);
  pages.send({ type: 'undone' });
  expect(pages.drawn()).toEqual([words]);
  pages.send({ type: 'undone' });
  expect(pages.drawn()).toEqual([line]);
});

it('keeps the mode until the stroke has ended', () => {
  const pages = openWithSteps();
  pages.send({ type: 'stroke.begun' });
  for (const mode of ANNOTATE_MODES) expect(pages.state().can({ type: `${mode}.chosen` })).toBe(false);
  for (const event of [{ type: 'undone' }, { type: 'redone' }, { type: 'selected', key: keyOf(pages) }] as const)
    expect(pages.state().can(event)).toBe(false);
  pages.send({ type: 'other.chosen' });
  pages.send({ type: 'line.drawn', annotation: line });
  expect(pages.state().value).toEqual({ ink: 'drawing' });
  pages.send({ type: 'stroke.ended' });
  expect(pages.drawn()).toEqual([line, line, line]);
  pages.send({ type: 'other.chosen' });
  expect(pages.mode()).toBe('other');
});

it('gives each pen its own colour', () => {
  const pages = open();
  pages.send({ type: 'ink.chosen' });
  pages.send({ type: 'pen.changed', pen: { color: [10, 42, 158] } });
  pages.send({ type: 'highlight.chosen' });
  pages.send({ type: 'pen.changed', pen: { color: [134, 239, 172] } });
  expect(pages.state().context.pens).toEqual({
    ink: { ...PEN_STYLES.ink, color: [10, 42, 158] },
    highlight: { ...PEN_STYLES.highlight, color: [134, 239, 172] },
  });
});

it('emits an uploaded picture once, and selects the placed stamp', async () => {
  const pages = open();
  const announced: UploadedStamp[] = [];
  pages.actor.on('stamp.uploaded', ({ stamp }) => {
    announced.push(stamp);
    pages.send({ type: 'stamp.placed', annotation: picture });
  });
  pages.send({ type: 'stamp.chosen' });
  pages.send({ type: 'picture.chosen', file });
  expect(pages.state().hasTag('busy')).toBe(true);
  expect(pages.state().can({ type: 'picture.chosen', file })).toBe(false);
  // Annotations can be edited during the upload.
  expect(pages.state().can({ type: 'selected', key: null })).toBe(true);
  pages.answer({ bitmapId: 'seal', width: 40, height: 40 });
  await pages.settled();
  expect(announced).toEqual([{ bitmapId: 'seal', width: 40, height: 40 }]);
  expect(pages.state().value).toEqual({ stamp: 'resting' });
  expect(pages.drawn()).toEqual([line, picture]);
  expect(pages.state().context.selected).toBe(pages.state().context.present[1]?.key);
});

const OFFLINE = new ApiError('NETWORK');
it.each([
  [new InvalidPictureError('NOT_A_PICTURE'), 'NOT_A_PICTURE'],
  [new InvalidPictureError('TOO_LARGE'), 'TOO_LARGE'],
  [new InvalidPictureError('UNREADABLE'), 'UNREADABLE'],
  [OFFLINE, OFFLINE],
])('says why a picture was not added (%s), until another is chosen', async (error, failure) => {
  const pages = open();
  pages.send({ type: 'stamp.chosen' });
  pages.send({ type: 'picture.chosen', file });
  pages.refuse(error);
  await pages.settled();
  expect(pages.state().value).toEqual({ stamp: 'resting' });
  expect(pages.state().context.failure).toBe(failure);
  pages.send({ type: 'picture.chosen', file });
  expect(pages.state().context.failure).toBeNull();
});

it.each(['none', 'ink', 'highlight', 'other'] as const)('cancels an upload when %s is chosen', async (mode) => {
  const pages = open();
  const announced: unknown[] = [];
  pages.actor.on('stamp.uploaded', (event) => announced.push(event));
  pages.send({ type: 'stamp.chosen' });
  pages.send({ type: 'picture.chosen', file });
  pages.send({ type: `${mode}.chosen` });
  expect(pages.aborted).toEqual([true]);
  pages.answer({ bitmapId: 'seal', width: 40, height: 40 });
  await pages.settled();
  pages.send({ type: 'stamp.chosen' });
  expect(pages.state().value).toEqual({ stamp: 'resting' });
  expect(announced).toEqual([]);
});

it('continues an upload when its own mode is chosen again', () => {
  const pages = open();
  pages.send({ type: 'stamp.chosen' });
  pages.send({ type: 'picture.chosen', file });
  pages.send({ type: 'stamp.chosen' });
  expect(pages.state().value).toEqual({ stamp: 'uploading' });
  expect(pages.aborted).toEqual([]);
});

it.each([
  ['ink', { type: 'line.drawn', annotation: line }],
  ['highlight', { type: 'words.highlighted', annotation: words }],
  ['stamp', { type: 'stamp.placed', annotation: picture }],
  ['stamp', { type: 'picture.chosen', file }],
] as const)('says in %s that there is no room for more', (mode, event) => {
  const pages = open(Array.from({ length: MAX_ANNOTATIONS }, () => line));
  pages.send({ type: `${mode}.chosen` });
  pages.send(event);
  expect(pages.drawn()).toHaveLength(MAX_ANNOTATIONS);
  expect(pages.state().context.failure).toBe('FULL');
  expect(pages.state().hasTag('busy')).toBe(false);
});
