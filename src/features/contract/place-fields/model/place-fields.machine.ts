import { assign, setup } from 'xstate';
import { applyEdit, stepped } from './edits';
import type { EditorMode, FieldEdit, PlaceFieldsContext, PlaceFieldsEvent, PlaceFieldsInput } from './editor.types';
import { beginHistory, closeStep } from './history';

/**
 * none ◀─┐
 * ink ◀──┼── mode.chosen ──▶ other ─┬─ idle ◀── stroke.ended ── drawing, dragging, resizing, marquee
 * highlight                         │   ▲ └── stroke.began ──▶
 * stamp ◀┘                          │   └── kind.disarmed, field.placed ── placing ◀── kind.armed
 *
 * Ink, highlight and stamp belong to the drawing of annotations; `other` is our own work on fields. Where a stroke is at
 * each moment is nobody's state: only its end is a change.
 */
export const placeFieldsMachine = setup({
  types: {
    input: {} as PlaceFieldsInput,
    context: {} as PlaceFieldsContext,
    events: {} as PlaceFieldsEvent,
  },
  guards: { isMode: ({ event }, wanted: EditorMode) => event.type === 'mode.chosen' && event.mode === wanted },
  actions: {
    edit: assign(({ context }, event: FieldEdit) => applyEdit(context, event)),
    letGo: assign({ selection: [], armed: null }),
  },
}).createMachine({
  id: 'placeFields',
  context: ({ input: { fields, pages, owner } }) => ({
    history: beginHistory(fields),
    pages,
    owner,
    selection: [],
    armed: null,
    dismissed: new Set(),
    said: { words: '', turn: 0 },
  }),
  initial: 'other',
  on: {
    'mode.chosen': [
      { guard: { type: 'isMode', params: 'none' }, target: '.none' },
      { guard: { type: 'isMode', params: 'ink' }, target: '.ink' },
      { guard: { type: 'isMode', params: 'highlight' }, target: '.highlight' },
      { guard: { type: 'isMode', params: 'stamp' }, target: '.stamp' },
      { target: '.other' },
    ],
    'owner.chosen': { actions: assign({ owner: ({ event }) => event.owner }) },
    'fields.replaced': {
      actions: assign(({ event }) => ({ history: beginHistory(event.fields), selection: [] })),
    },
  },
  states: {
    none: { entry: 'letGo' },
    ink: { entry: 'letGo' },
    highlight: { entry: 'letGo' },
    stamp: { entry: 'letGo' },
    other: {
      initial: 'idle',
      on: {
        selected: {
          actions: assign(({ context, event }) => ({
            selection: selectionWith(context.selection, event.ids, event.how),
            history: closeStep(context.history),
          })),
        },
        'all.selected': {
          actions: assign(({ context }) => ({ selection: context.history.present.map(({ fieldId }) => fieldId) })),
        },
        'selection.cleared': {
          actions: assign(({ context }) => ({ selection: [], history: closeStep(context.history) })),
        },
        'field.placed': { target: '.idle', actions: { type: 'edit', params: ({ event }) => event } },
        'fields.added': { actions: { type: 'edit', params: ({ event }) => event } },
        moved: { actions: { type: 'edit', params: ({ event }) => event } },
        resized: { actions: { type: 'edit', params: ({ event }) => event } },
        grown: { actions: { type: 'edit', params: ({ event }) => event } },
        'place.set': { actions: { type: 'edit', params: ({ event }) => event } },
        aligned: { actions: { type: 'edit', params: ({ event }) => event } },
        distributed: { actions: { type: 'edit', params: ({ event }) => event } },
        'same.size': { actions: { type: 'edit', params: ({ event }) => event } },
        duplicated: { actions: { type: 'edit', params: ({ event }) => event } },
        spread: { actions: { type: 'edit', params: ({ event }) => event } },
        pasted: { actions: { type: 'edit', params: ({ event }) => event } },
        removed: { actions: { type: 'edit', params: ({ event }) => event } },
        assigned: { actions: { type: 'edit', params: ({ event }) => event } },
        changed: { actions: { type: 'edit', params: ({ event }) => event } },
        'proposals.dismissed': {
          actions: assign(({ context, event }) => ({ dismissed: new Set([...context.dismissed, ...event.ids]) })),
        },
        undone: { actions: assign(({ context }) => stepped(context, 'past')) },
        redone: { actions: assign(({ context }) => stepped(context, 'future')) },
        'kind.armed': { target: '.placing', actions: assign({ armed: ({ event }) => event.kind, selection: [] }) },
        'stroke.began': [
          { guard: ({ event }) => event.what === 'dragging', target: '.dragging' },
          { guard: ({ event }) => event.what === 'resizing', target: '.resizing' },
          { guard: ({ event }) => event.what === 'drawing', target: '.drawing' },
          { target: '.marquee' },
        ],
      },
      states: {
        idle: { entry: assign({ armed: null }) },
        placing: { on: { 'kind.disarmed': 'idle' } },
        drawing: {
          on: {
            'field.drawn': { target: 'idle', actions: { type: 'edit', params: ({ event }) => event } },
            'stroke.ended': 'idle',
          },
        },
        dragging: { on: { 'stroke.ended': 'idle' } },
        resizing: { on: { 'stroke.ended': 'idle' } },
        marquee: { on: { 'stroke.ended': 'idle' } },
      },
    },
  },
});

function selectionWith(held: readonly string[], ids: readonly string[], how: 'only' | 'toggle' | 'add') {
  if (how === 'only') return ids;
  const more = ids.filter((id) => !held.includes(id));
  if (how === 'add') return [...held, ...more];
  return [...held.filter((id) => !ids.includes(id)), ...more];
}
