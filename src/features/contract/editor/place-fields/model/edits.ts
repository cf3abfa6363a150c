import type { Rect } from '#rules/page-geometry.ts';
import { FIELD_KIND_LABELS, type FieldKind } from '@/entities/contract';
import { recordStep, redoStep, undoStep } from '@/features/contract/editor/undo-steps';
import { alignFields, distributeFields, matchSizes } from './commands/arrange';
import { addChoice, listChoices, isGroupNameTaken, createChoiceFields, renameGroup } from './commands/choices';
import { assignFields, updateFields, setFieldValues, setFieldMark, removeFields } from './commands/change';
import { resizeFieldsBy, moveFields, moveToPage, setFieldRect } from './commands/move';
import { prefillSenderFields, clearPrefilledFields } from './commands/propose';
import {
  addFields,
  duplicateFields,
  duplicateToAllPages,
  createField,
  pasteFields,
  type AddedFields,
} from './commands/place';
import type { FieldEdit, PlaceFieldsContext } from './editor.types';
import { FIELD_KIND_LAYOUT } from './field-kinds';
import { centerRectAt, pickFields, type EditorPage, type Fields } from './field-set';
import { groupFieldsByParty, findKnownOwners, getPartyName, type PartyOwners } from './form-parties';
import type { Announcement } from './announcement';
import type { Proposal } from './proposal';
import { createProposedFields } from './suggestions';

type Edited = Partial<PlaceFieldsContext>;
type Step = {
  selection?: readonly string[];
  /** Consecutive steps with the same key are undone together. */
  about?: string;
  announcement?: Announcement;
};

function edited({ history, selection, announced }: PlaceFieldsContext, fields: Fields, step: Step): Edited {
  return {
    history: recordStep(history, fields, step.about),
    selection: step.selection ?? selection,
    announced:
      step.announcement === undefined ? announced : { announcement: step.announcement, turn: announced.turn + 1 },
  };
}

const added = (context: PlaceFieldsContext, { fields, ids }: AddedFields, announcement: Announcement): Edited =>
  ids.length === 0
    ? edited(context, context.history.present, { announcement: { what: 'full' } })
    : edited(context, fields, { selection: ids, announcement });

export function applyEdit(context: PlaceFieldsContext, event: FieldEdit): Edited {
  const { selection, pages, owner, armed, sender } = context;
  const fields = context.history.present;
  const offered = (made: AddedFields): AddedFields => ({
    ...made,
    fields: prefillSenderFields(made.fields, made.ids, sender),
  });
  const placed = (kind: FieldKind, page: EditorPage, seen: Rect) => {
    const made =
      kind === 'RADIO' ? createChoiceFields(fields, owner, page, seen) : [createField({ kind, owner, page, seen })];
    return added(context, offered(addFields(fields, made)), { what: 'placed', name: FIELD_KIND_LABELS[kind] });
  };
  const done = (next: Fields, announcement: Announcement) => edited(context, next, { announcement });
  switch (event.type) {
    case 'field.placed': {
      const page = pages.of(event.page);
      if (!page) return {};
      return placed(event.kind, page, centerRectAt(event.point, FIELD_KIND_LAYOUT[event.kind].size));
    }
    case 'field.drawn': {
      const page = pages.of(event.page);
      if (!page || !armed) return {};
      return placed(armed, page, event.seen);
    }
    case 'fields.added': {
      const made = offered(addFields(fields, event.fields));
      // Selecting many fields at once would cover the page with highlights.
      return {
        ...added(context, made, { what: 'accepted', count: made.ids.length }),
        ...(made.ids.length > 1 && { selection: [] }),
      };
    }
    case 'choice.added': {
      const field = fields.find(({ fieldId }) => fieldId === event.fieldId);
      if (!field) return {};
      return added(context, addChoice(fields, field, pages), { what: 'placed', name: FIELD_KIND_LABELS.RADIO });
    }
    case 'choice.named':
      return edited(context, updateFields(fields, [event.fieldId], { name: event.name }), {
        about: `name ${event.fieldId}`,
      });
    case 'choices.grouped': {
      const field = fields.find(({ fieldId }) => fieldId === event.fieldId);
      if (!field || isGroupNameTaken(fields, field, event.group)) return {};
      return edited(context, renameGroup(fields, field, event.group), { about: `group ${event.fieldId}` });
    }
    case 'parties.named':
      return nameParties(context, event.partyOwners, event.proposals);
    case 'moved': {
      const { dx, dy, from, to, nudge = false } = event;
      if (from && to) {
        return done(moveToPage(fields, selection, { from, to, dx, dy }, pages), {
          what: 'moved',
          count: selection.length,
        });
      }
      const next = moveFields(fields, selection, dx, dy, pages);
      return nudge ? edited(context, next, { about: 'nudge' }) : done(next, { what: 'moved', count: selection.length });
    }
    case 'resized':
      return done(setFieldRect(fields, [event.id], event.seen, pages), { what: 'resized' });
    case 'grown':
      return edited(context, resizeFieldsBy(fields, selection, event.dw, event.dh, pages), { about: 'grow' });
    case 'place.set':
      return edited(context, setFieldRect(fields, selection, event.place, pages), { about: `place ${event.what}` });
    case 'aligned':
      return done(alignFields(fields, selection, event.edge, pages), { what: 'aligned' });
    case 'distributed':
      return done(distributeFields(fields, selection, event.axis, pages), { what: 'distributed' });
    case 'sizes.matched':
      return done(matchSizes(fields, selection, pages), { what: 'sized' });
    case 'duplicated':
      if (selection.length === 0) return {};
      return added(context, duplicateFields(fields, selection, pages), { what: 'duplicated', count: selection.length });
    case 'spread': {
      const made = duplicateToAllPages(fields, selection, pages);
      return made.ids.length === 0
        ? done(fields, { what: 'nowhere' })
        : done(made.fields, { what: 'spread', count: made.ids.length });
    }
    case 'pasted': {
      const page = pages.of(event.page);
      if (!page) return {};
      const made = pasteFields(fields, event.copied, page, pages);
      return added(context, made, { what: 'pasted', count: made.ids.length });
    }
    case 'removed':
      return edited(context, removeFields(fields, selection), {
        selection: [],
        announcement: { what: 'removed', count: selection.length },
      });
    case 'assigned': {
      const { owner: next, name } = event;
      // All radio buttons in a group must belong to the same party.
      const ids = listQuestionIds(fields, selection);
      const given = next === null ? fields : clearPrefilledFields(fields, ids, sender);
      const assigned = prefillSenderFields(assignFields(given, ids, next), ids, sender);
      return { ...done(assigned, { what: 'assigned', name }), owner: next };
    }
    case 'changed':
      return edited(context, updateFields(fields, selection, event.to, event.drop), {
        about: `${event.what} ${selection.join()}`,
      });
    case 'sheet.asked': {
      // All radio buttons in a group share one sheet column.
      const ids = listQuestionIds(fields, selection);
      return event.fromSheet
        ? edited(context, updateFields(fields, ids, { fromSheet: true }), {})
        : edited(context, updateFields(fields, ids, {}, ['fromSheet']), {});
    }
    case 'marked':
      return edited(context, setFieldMark(fields, event.fieldIds, event.mark), {
        announcement: { what: event.mark ? 'marked' : 'unmarked' },
      });
    case 'filled':
      return edited(context, setFieldValues(fields, event.values), {
        about: `value ${Object.keys(event.values).join()}`,
      });
  }
}

const listQuestionIds = (fields: Fields, selection: readonly string[]): string[] =>
  pickFields(fields, selection).flatMap((field) => listChoices(fields, field).map(({ fieldId }) => fieldId));

/** Applies the sender's answers as a single undo step, however many fields change. */
function nameParties(context: PlaceFieldsContext, named: PartyOwners, proposals: readonly Proposal[]): Edited {
  const { history, pages, sender, asked, dismissed } = context;
  const partyOwners = new Map([...context.partyOwners, ...named]);
  const placed = groupFieldsByParty(history.present, proposals);
  let fields = history.present;
  for (const [name, partyOwner] of named) {
    const ids = (placed.get(name) ?? []).map(({ fieldId }) => fieldId);
    if (ids.length === 0) continue;
    if (partyOwner === 'NOBODY') fields = removeFields(fields, ids);
    else {
      const given = partyOwner.owner === null ? fields : clearPrefilledFields(fields, ids, sender);
      fields = prefillSenderFields(assignFields(given, ids, partyOwner.owner), ids, sender);
    }
  }
  // Parties that already have fields weren't asked about. Their owner is derived from those fields.
  const known = findKnownOwners(partyOwners, history.present, proposals);
  const made = addFields(fields, createProposedFields(asked, known, pages));
  const left = asked.filter((proposal) => known.get(getPartyName(proposal)) === 'NOBODY');
  return {
    ...edited(context, prefillSenderFields(made.fields, made.ids, sender), {
      selection: made.ids.length === 1 ? made.ids : [],
      announcement: asked.length === 0 ? { what: 'renamed' } : { what: 'accepted', count: made.ids.length },
    }),
    partyOwners,
    asked: [],
    dismissed: new Set([...dismissed, ...left.map(({ id }) => id)]),
  };
}

/** Selects what the step brings back or changes, so that it can be seen and worked on. Else the selection stays. */
export function restoreStep(
  { history: before, selection, announced }: PlaceFieldsContext,
  to: 'past' | 'future',
): Edited {
  const history = to === 'past' ? undoStep(before) : redoStep(before);
  if (history.present === before.present) return { history };
  const former = new Set(before.present);
  const touched = history.present.filter((field) => !former.has(field));
  return {
    history,
    selection: (touched.length > 0 ? touched : pickFields(history.present, selection)).map(({ fieldId }) => fieldId),
    announced: { announcement: { what: to === 'past' ? 'undone' : 'redone' }, turn: announced.turn + 1 },
  };
}
