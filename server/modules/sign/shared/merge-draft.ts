import { getInitialValues } from '../../../../rules/resolve-fields.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import type { AttachmentRow } from '../../contracts/values/attachments.repository.ts';
import type { SignDraft } from '../../contracts/values/drafts.repository.ts';
import { describeFiller, type FilledBy } from '../../contracts/values/fill-in.ts';
import { requireOwnFields, requirePrintable } from '../../contracts/values/typed.ts';

type Typed = Readonly<Record<string, string | null>>;
type Ground = {
  receiver: FilledBy;
  fields: readonly Field[];
  /** Those that they may fill in at present. */
  open: readonly Field[];
  markIds: ReadonlySet<string>;
  attached: readonly Pick<AttachmentRow, 'attachmentUuid' | 'kind'>[];
  at: Date;
};

/** What a receiver has filled in, with what they type now: all of it can be printed and is theirs, or none is taken. */
export function mergeDraft(
  draft: SignDraft,
  { values, markRefs }: { values: Typed; markRefs: Typed },
  { receiver, fields, open, markIds, attached, at }: Ground,
): SignDraft {
  requireOwnFields({ values, markRefs }, open, receiver.receiverUuid);
  requirePrintable(values, fields);
  if (!Object.values(markRefs).every((id) => id === null || markIds.has(id))) throw new DomainError('MARK_UNKNOWN');
  for (const { fieldId, kind } of fields) {
    const value = values[fieldId];
    if (!value || (kind !== 'IMAGE' && kind !== 'FILE')) continue;
    const found = attached.find(({ attachmentUuid }) => attachmentUuid === value);
    if (!found || (kind === 'IMAGE' && found.kind === 'PDF')) throw new DomainError('ATTACHMENT_UNKNOWN');
  }
  /** Fields that are not empty before anything is typed. */
  const proposed = new Set(Object.keys(getInitialValues(fields, describeFiller(receiver, at))));
  return {
    ...draft,
    values: mergeTyped(draft.values, values, proposed),
    markRefs: mergeTyped(draft.markRefs, markRefs, new Set()),
  };
}

/** Field by field, the last writer wins. What is null goes, or stays as an empty text where something would stand by itself. */
function mergeTyped(before: Readonly<Record<string, string>>, now: Typed, proposed: ReadonlySet<string>) {
  const all = Object.entries({ ...before, ...now });
  return Object.fromEntries(
    all.flatMap(([id, value]) => {
      if (value !== null) return [[id, value.normalize('NFC')] as const];
      return proposed.has(id) ? [[id, ''] as const] : [];
    }),
  );
}
