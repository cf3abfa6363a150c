import { assign, setup } from 'xstate';
import { createSenderRespondent } from '#rules/sender-values.ts';
import { beginHistory, closeStep } from '@/features/contract/editor/undo-steps';
import { applyEdit, restoreStep } from './edits';
import type { FieldEdit, PlaceFieldsContext, PlaceFieldsEvent, PlaceFieldsInput } from './editor.types';

type Selected = { ids: readonly string[]; how: 'only' | 'toggle' | 'add' };

/**
 * resting ◀── work.paused ── working ─┬─ idle ◀── stroke.ended ── drawing, dragging, resizing, marquee
 *    └────── work.resumed ─────▲      │   ▲ └── stroke.begun ──▶
 *                                     │   ├── kind.disarmed, field.placed ── placing ◀── kind.armed
 *                                     │   ├── typing.ended, any selection ── typing ◀── typing.begun (also for the next field)
 *                                     │   └── parties.named, parties.dismissed ── asking ◀── parties.asked
 *
 * The machine rests while annotations are being drawn or the pages are only viewed. Positions during a stroke aren't
 * part of its state: fields only change when a stroke ends.
 */
export const placeFieldsMachine = setup({
  types: {
    input: {} as PlaceFieldsInput,
    context: {} as PlaceFieldsContext,
    events: {} as PlaceFieldsEvent,
  },
  actions: {
    edit: assign(({ context }, event: FieldEdit) => applyEdit(context, event)),
    putDown: assign({ selection: [], armed: null, typingId: null }),
    select: assign(({ context }, { ids, how }: Selected) => ({
      selection: selectionWith(context.selection, ids, how),
      history: closeStep(context.history),
    })),
    clearSelection: assign(({ context }) => ({ selection: [], history: closeStep(context.history) })),
  },
}).createMachine({
  id: 'placeFields',
  context: ({ input: { fields, pages, owner } }) => ({
    history: beginHistory(fields),
    pages,
    owner,
    sender: createSenderRespondent(''),
    selection: [],
    armed: null,
    typingId: null,
    dismissed: new Set(),
    partyOwners: new Map(),
    asked: [],
    announced: { announcement: null, turn: 0 },
  }),
  initial: 'working',
  on: {
    'sender.known': { actions: assign({ sender: ({ event }) => event.sender }) },
    'owner.chosen': { actions: assign({ owner: ({ event }) => event.owner }) },
    marked: { actions: { type: 'edit', params: ({ event }) => event } },
    filled: { actions: { type: 'edit', params: ({ event }) => event } },
    'fields.replaced': {
      actions: assign(({ event }) => ({ history: beginHistory(event.fields), selection: [] })),
    },
  },
  states: {
    resting: { entry: 'putDown', on: { 'work.resumed': 'working' } },
    working: {
      initial: 'idle',
      on: {
        'work.paused': 'resting',
        selected: { actions: { type: 'select', params: ({ event }) => event } },
        'all.selected': {
          actions: assign(({ context }) => ({ selection: context.history.present.map(({ fieldId }) => fieldId) })),
        },
        'selection.cleared': { actions: 'clearSelection' },
        'field.placed': { target: '.idle', actions: { type: 'edit', params: ({ event }) => event } },
        'fields.added': { actions: { type: 'edit', params: ({ event }) => event } },
        'choice.added': { actions: { type: 'edit', params: ({ event }) => event } },
        'choice.named': { actions: { type: 'edit', params: ({ event }) => event } },
        'choices.grouped': { actions: { type: 'edit', params: ({ event }) => event } },
        moved: { actions: { type: 'edit', params: ({ event }) => event } },
        resized: { actions: { type: 'edit', params: ({ event }) => event } },
        grown: { actions: { type: 'edit', params: ({ event }) => event } },
        'place.set': { actions: { type: 'edit', params: ({ event }) => event } },
        aligned: { actions: { type: 'edit', params: ({ event }) => event } },
        distributed: { actions: { type: 'edit', params: ({ event }) => event } },
        'sizes.matched': { actions: { type: 'edit', params: ({ event }) => event } },
        duplicated: { actions: { type: 'edit', params: ({ event }) => event } },
        spread: { actions: { type: 'edit', params: ({ event }) => event } },
        pasted: { actions: { type: 'edit', params: ({ event }) => event } },
        removed: { actions: { type: 'edit', params: ({ event }) => event } },
        assigned: { actions: { type: 'edit', params: ({ event }) => event } },
        'sheet.asked': { actions: { type: 'edit', params: ({ event }) => event } },
        changed: { actions: { type: 'edit', params: ({ event }) => event } },
        'proposals.dismissed': {
          actions: assign(({ context, event }) => ({ dismissed: new Set([...context.dismissed, ...event.ids]) })),
        },
        'parties.asked': { target: '.asking', actions: assign({ asked: ({ event }) => event.proposals }) },
        undone: { actions: assign(({ context }) => restoreStep(context, 'past')) },
        redone: { actions: assign(({ context }) => restoreStep(context, 'future')) },
        'typing.begun': {
          target: '.typing',
          actions: [
            { type: 'select', params: ({ event }) => ({ ids: [event.fieldId], how: 'only' }) },
            assign({ typingId: ({ event }) => event.fieldId }),
          ],
        },
        'kind.armed': { target: '.placing', actions: assign({ armed: ({ event }) => event.kind, selection: [] }) },
        'stroke.begun': [
          { guard: ({ event }) => event.what === 'dragging', target: '.dragging' },
          { guard: ({ event }) => event.what === 'resizing', target: '.resizing' },
          { guard: ({ event }) => event.what === 'drawing', target: '.drawing' },
          { target: '.marquee' },
        ],
      },
      states: {
        idle: { entry: assign({ armed: null }) },
        placing: { on: { 'kind.disarmed': 'idle' } },
        typing: {
          exit: assign({ typingId: null }),
          on: {
            'typing.ended': 'idle',
            selected: { target: 'idle', actions: { type: 'select', params: ({ event }) => event } },
            'selection.cleared': { target: 'idle', actions: 'clearSelection' },
            removed: { target: 'idle', actions: { type: 'edit', params: ({ event }) => event } },
          },
        },
        asking: {
          on: {
            'parties.named': { target: 'idle', actions: { type: 'edit', params: ({ event }) => event } },
            'parties.dismissed': { target: 'idle', actions: assign({ asked: [] }) },
          },
        },
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

function selectionWith(held: readonly string[], ids: readonly string[], how: Selected['how']) {
  if (how === 'only') return ids;
  const more = ids.filter((id) => !held.includes(id));
  if (how === 'add') return [...held, ...more];
  return [...held.filter((id) => !ids.includes(id)), ...more];
}
