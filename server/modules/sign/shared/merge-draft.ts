import { getInitialValues } from '../../../../rules/resolve-fields.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import type { AttachmentRow } from '../../contracts/values/attachments.repository.ts';
import type { SignDraft } from '../../contracts/values/drafts.repository.ts';
import { describeFiller, type FillingReceiver } from '../../contracts/values/fill-in.ts';
import { requireOwnFields, requirePrintableValues } from '../../contracts/values/typed.ts';

type Typed = Readonly<Record<string, string | null>>;
type Ground = {
  receiver: FillingReceiver;
  fields: readonly Field[];
  /** Fields that the receiver can fill in now. */
  open: readonly Field[];
  markIds: ReadonlySet<string>;
  attached: readonly Pick<AttachmentRow, 'attachmentUuid' | 'kind'>[];
  at: Date;
};

/**
 * Merges new values into the draft. Accepts all or none: each must be printable, and in one of the receiver's fields.
 */
export function mergeDraft(
  draft: SignDraft,
  { values, markRefs }: { values: Typed; markRefs: Typed },
  { receiver, fields, open, markIds, attached, at }: Ground,
): SignDraft {
  requireOwnFields({ values, markRefs }, open, receiver.receiverUuid);
  requirePrintableValues(values, fields);
  if (!Object.values(markRefs).every((id) => id === null || markIds.has(id))) throw new DomainError('MARK_UNKNOWN');
  for (const { fieldId, kind } of fields) {
    const value = values[fieldId];
    if (!value || (kind !== 'IMAGE' && kind !== 'FILE')) continue;
    const found = attached.find(({ attachmentUuid }) => attachmentUuid === value);
    if (!found || (kind === 'IMAGE' && found.kind === 'PDF')) throw new DomainError('ATTACHMENT_UNKNOWN');
  }
  /** Fields with a value before anything is typed. */
  const proposed = new Set(Object.keys(getInitialValues(fields, describeFiller(receiver, at))));
  return {
    ...draft,
    values: mergeTyped(draft.values, values, proposed),
    markRefs: mergeTyped(draft.markRefs, markRefs, new Set()),
  };
}

/**
 * Merges values; the last write to a field wins. Null removes the value, or stores empty text if the field would
 * otherwise show its suggestion.
 */
function mergeTyped(before: Readonly<Record<string, string>>, now: Typed, proposed: ReadonlySet<string>) {
  const all = Object.entries({ ...before, ...now });
  return Object.fromEntries(
    all.flatMap(([id, value]) => {
      if (value !== null) return [[id, value.normalize('NFC')] as const];
      return proposed.has(id) ? [[id, ''] as const] : [];
    }),
  );
}
