import type { Respondent, FillValues } from '#rules/fill-field.ts';
import type { Point, Rect } from '#rules/page-geometry.ts';
import type { Field, FieldKind, SenderMark } from '@/entities/contract';
import type { History } from '@/features/contract/editor/undo-steps';
import type { CopiedField } from './clipboard';
import type { Axis, Edge } from './commands/arrange';
import type { ClearableProperty, FieldChange } from './commands/change';
import type { EditorPages, Fields, PageRef } from './field-set';
import type { PartyOwners } from './form-parties';
import type { Announcement } from './announcement';
import type { Proposal } from './proposal';

export type PlaceFieldsInput = { fields: Fields; pages: EditorPages; owner: string | null };
export type PlaceFieldsContext = {
  history: History<Fields>;
  pages: EditorPages;
  /** In the order of selection. The first field is the reference for matching sizes. */
  selection: readonly string[];
  /** Owns the next field to be placed. Null is the sender. */
  owner: string | null;
  sender: Respondent;
  /** The kind that the next click or drag on a page creates. */
  armed: FieldKind | null;
  /** The sender's field that is being filled in on the page. */
  typingId: string | null;
  dismissed: ReadonlySet<string>;
  /** The sender's answers about who the form's parties are. */
  partyOwners: PartyOwners;
  /** Proposals that can't be placed until the sender says who their parties are. */
  asked: readonly Proposal[];
  /** `turn` changes each time, so that screen readers repeat the same message. */
  announced: { announcement: Announcement | null; turn: number };
};

/** Each of these is a single undo step. */
export type FieldEdit =
  | { type: 'field.placed'; kind: FieldKind; page: PageRef; point: Point }
  | { type: 'field.drawn'; page: PageRef; seen: Rect }
  | { type: 'fields.added'; fields: readonly Field[] }
  /** Places the pending proposals, and reassigns the parties' existing fields to their new owners. */
  | { type: 'parties.named'; partyOwners: PartyOwners; proposals: readonly Proposal[] }
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
  | { type: 'pasted'; copied: readonly CopiedField[]; page: PageRef }
  | { type: 'removed' }
  | { type: 'assigned'; owner: string | null; name: string }
  | { type: 'sheet.asked'; fromSheet: boolean }
  | { type: 'changed'; to: FieldChange; drop?: readonly ClearableProperty[]; what: string }
  /** Text that the sender enters into their own fields, whether selected or not. */
  | { type: 'filled'; values: FillValues }
  /** The sender's mark. Null removes it. */
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
