import type { Respondent, FillValues } from '#rules/fill-field.ts';
import type { Point, Rect } from '#rules/page-geometry.ts';
import type { Field, FieldKind, SenderMark } from '@/entities/contract';
import type { History } from '@/features/contract/editor/undo-steps';
import type { Copied } from './clipboard';
import type { Axis, Edge } from './commands/arrange';
import type { Droppable, FieldChange } from './commands/change';
import type { EditorPages, Fields, PageRef } from './field-set';
import type { Meanings } from './form-parties';
import type { News } from './news';
import type { Proposal } from './proposal';

export type PlaceFieldsInput = { fields: Fields; pages: EditorPages; owner: string | null };
export type PlaceFieldsContext = {
  history: History<Fields>;
  pages: EditorPages;
  /** In the order in which they were chosen: the first is the model for sizes. */
  selection: readonly string[];
  /** Who gets what is placed next; null is the sender. */
  owner: string | null;
  /** What is known of whoever sends. */
  sender: Respondent;
  /** What the next click or stroke on a page places. */
  armed: FieldKind | null;
  /** The sender's own field that is filled in on its page. */
  typingId: string | null;
  dismissed: ReadonlySet<string>;
  /** Who the sender said the parties of the form are. */
  meanings: Meanings;
  /** The proposals that are placed once the sender has said whose they are. */
  asked: readonly Proposal[];
  /** For screen readers; `turn` makes the same news new. */
  said: { news: News | null; turn: number };
};

/** What changes the fields: each is one step that can be taken back. */
export type FieldEdit =
  | { type: 'field.placed'; kind: FieldKind; page: PageRef; point: Point }
  | { type: 'field.drawn'; page: PageRef; seen: Rect }
  | { type: 'fields.added'; fields: readonly Field[] }
  /** Places what was asked about, and gives the fields that the parties already have to whoever they are now. */
  | { type: 'parties.named'; meanings: Meanings; proposals: readonly Proposal[] }
  | { type: 'choice.added'; fieldId: string }
  | { type: 'choice.named'; fieldId: string; name: string }
  | { type: 'choices.grouped'; fieldId: string; group: string }
  | { type: 'moved'; dx: number; dy: number; from?: PageRef; to?: PageRef; nudge?: boolean }
  | { type: 'resized'; id: string; seen: Rect }
  | { type: 'grown'; dw: number; dh: number }
  | { type: 'place.set'; place: Partial<Rect>; what: string }
  | { type: 'aligned'; edge: Edge }
  | { type: 'distributed'; axis: Axis }
  | { type: 'sizes.matched' }
  | { type: 'duplicated' }
  | { type: 'spread' }
  | { type: 'pasted'; copied: readonly Copied[]; page: PageRef }
  | { type: 'removed' }
  | { type: 'assigned'; owner: string | null; name: string }
  | { type: 'changed'; to: FieldChange; drop?: readonly Droppable[]; what: string }
  /** What the sender writes into fields of their own, chosen or not. */
  | { type: 'filled'; values: FillValues }
  /** What they sign or stamp with; null takes it away. */
  | { type: 'marked'; fieldIds: readonly string[]; mark: SenderMark | null };

export type PlaceFieldsEvent =
  | FieldEdit
  | { type: 'work.paused' }
  | { type: 'work.resumed' }
  | { type: 'owner.chosen'; owner: string | null }
  | { type: 'sender.known'; sender: Respondent }
  | { type: 'kind.armed'; kind: FieldKind }
  | { type: 'kind.disarmed' }
  | { type: 'selected'; ids: readonly string[]; how: 'only' | 'toggle' | 'add' }
  | { type: 'all.selected' }
  | { type: 'selection.cleared' }
  | { type: 'stroke.begun'; what: 'drawing' | 'dragging' | 'resizing' | 'marquee' }
  | { type: 'stroke.ended' }
  | { type: 'typing.begun'; fieldId: string }
  | { type: 'typing.ended' }
  | { type: 'parties.asked'; proposals: readonly Proposal[] }
  | { type: 'parties.dismissed' }
  | { type: 'proposals.dismissed'; ids: readonly string[] }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'fields.replaced'; fields: Fields };
