import { align, distribute, sameSize } from './commands/arrange';
import { assign, change, fill, putMark, remove } from './commands/change';
import { growBy, move, moveToPage, setPlace } from './commands/move';
import { propose, withdraw } from './commands/propose';
import { add, duplicate, duplicateToAllPages, makeField, makeFieldAt, paste, type Added } from './commands/place';
import type { FieldEdit, PlaceFieldsContext } from './editor.types';
import { pick, type Fields } from './field-set';
import { record, redo, undo } from './history';

type Edited = Partial<PlaceFieldsContext>;
type Step = {
  selection?: readonly string[];
  /** Steps about the same are undone together. */
  about?: string;
  /** What a screen reader says. */
  words?: string;
};

/** What of the editor a command changes: its fields as one step, who is chosen, what is said. */
function edited({ history, selection, said }: PlaceFieldsContext, fields: Fields, step: Step): Edited {
  return {
    history: record(history, fields, step.about),
    selection: step.selection ?? selection,
    said: step.words === undefined ? said : { words: step.words, turn: said.turn + 1 },
  };
}

const chosen = (ids: readonly string[]) => (ids.length === 1 ? '칸' : `칸 ${ids.length}개`);

const added = (context: PlaceFieldsContext, { fields, ids }: Added, words: string): Edited =>
  ids.length === 0
    ? edited(context, context.history.present, { words: '칸은 1,000개까지 놓을 수 있어요' })
    : edited(context, fields, { selection: ids, words });

export function applyEdit(context: PlaceFieldsContext, event: FieldEdit): Edited {
  const { selection, pages, owner, armed, sender } = context;
  const fields = context.history.present;
  /** New fields of the sender's hold what is known of them from the start. */
  const offered = (made: Added): Added => ({ ...made, fields: propose(made.fields, made.ids, sender) });
  const done = (next: Fields, words: string) => edited(context, next, { words });
  switch (event.type) {
    case 'field.placed': {
      const page = pages.of(event.page);
      if (!page) return {};
      const field = makeFieldAt(event.kind, owner, page, event.point);
      return added(context, offered(add(fields, [field])), `${field.name} 칸을 놓았어요`);
    }
    case 'field.drawn': {
      const page = pages.of(event.page);
      if (!page || !armed) return {};
      const field = makeField({ kind: armed, owner, page, seen: event.seen });
      return added(context, offered(add(fields, [field])), `${field.name} 칸을 놓았어요`);
    }
    case 'fields.added': {
      const made = offered(add(fields, event.fields));
      // Many at once would hide the page under their handles.
      return { ...added(context, made, event.words), ...(made.ids.length > 1 && { selection: [] }) };
    }
    case 'moved': {
      const { dx, dy, from, to, nudge = false } = event;
      if (from && to) {
        return done(moveToPage(fields, selection, { from, to, dx, dy }, pages), `${chosen(selection)}을 옮겼어요`);
      }
      const next = move(fields, selection, dx, dy, pages);
      return nudge ? edited(context, next, { about: 'nudge' }) : done(next, `${chosen(selection)}을 옮겼어요`);
    }
    case 'resized':
      return done(setPlace(fields, [event.id], event.seen, pages), '크기를 바꿨어요');
    case 'grown':
      return edited(context, growBy(fields, selection, event.dw, event.dh, pages), { about: 'grow' });
    case 'place.set':
      return edited(context, setPlace(fields, selection, event.place, pages), { about: `place ${event.what}` });
    case 'aligned':
      return done(align(fields, selection, event.edge, pages), '칸을 맞췄어요');
    case 'distributed':
      return done(distribute(fields, selection, event.axis, pages), '칸 사이를 같게 했어요');
    case 'sizes.matched':
      return done(sameSize(fields, selection, pages), '같은 크기로 했어요');
    case 'duplicated':
      if (selection.length === 0) return {};
      return added(context, duplicate(fields, selection, pages), `${chosen(selection)}을 복사했어요`);
    case 'spread': {
      const made = duplicateToAllPages(fields, selection, pages);
      return made.ids.length === 0
        ? done(fields, '더 놓을 쪽이 없어요')
        : done(made.fields, `모든 쪽에 넣었어요. 칸 ${made.ids.length}개`);
    }
    case 'pasted': {
      const page = pages.of(event.page);
      if (!page) return {};
      const made = paste(fields, event.copied, page, pages);
      return added(context, made, `${chosen(made.ids)}을 붙여 넣었어요`);
    }
    case 'removed':
      return edited(context, remove(fields, selection), { selection: [], words: `${chosen(selection)}을 지웠어요` });
    case 'assigned': {
      const { owner: next, name } = event;
      const given = next === null ? fields : withdraw(fields, selection, sender);
      const assigned = propose(assign(given, selection, next), selection, sender);
      return { ...done(assigned, `${name}의 칸으로 바꿨어요`), owner: next };
    }
    case 'changed':
      return edited(context, change(fields, selection, event.to, event.drop), {
        about: `${event.what} ${selection.join()}`,
      });
    case 'marked':
      return edited(context, putMark(fields, event.fieldIds, event.mark), {
        words: event.mark ? '도장이나 서명을 넣었어요' : '도장이나 서명을 뺐어요',
      });
    case 'filled':
      return edited(context, fill(fields, event.values), { about: `value ${Object.keys(event.values).join()}` });
  }
}

/** One step back or forward; who is gone is no longer chosen. */
export function stepped({ history: before, selection, said }: PlaceFieldsContext, to: 'past' | 'future'): Edited {
  const history = to === 'past' ? undo(before) : redo(before);
  if (history.present === before.present) return { history };
  const words = to === 'past' ? '되돌렸어요' : '다시 했어요';
  return {
    history,
    selection: pick(history.present, selection).map(({ fieldId }) => fieldId),
    said: { words, turn: said.turn + 1 },
  };
}
