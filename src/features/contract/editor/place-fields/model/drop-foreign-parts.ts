import { isAttachment } from '#rules/field-kinds.ts';
import type { Field } from '@/entities/contract';
import type { CopiedField } from './clipboard';

const MAX_OWN_ITEMS = 100;

/** Removes references to another organisation's list boxes, company seals and uploads, which the server rejects. */
export function dropForeignParts(copied: readonly CopiedField[]): { copied: CopiedField[]; isAnyLeft: boolean } {
  const kept = copied.map(({ field, seen }) => ({ field: withoutForeign(field), seen }));
  return { copied: kept, isAnyLeft: kept.some(({ field }, index) => field !== copied[index]?.field) };
}

function withoutForeign(field: Field): Field {
  const { listBoxId, senderMark, items, ...others } = field;
  const hasUpload = isAttachment(field) && Boolean(field.value);
  const hasSeal = senderMark?.from === 'COMPANY';
  if (listBoxId === undefined && !hasSeal && !hasUpload) return field;
  return {
    ...others,
    // The list box's items become the field's own, unless there are too many.
    ...(items && (listBoxId === undefined || items.length <= MAX_OWN_ITEMS) && { items }),
    ...(senderMark && !hasSeal && { senderMark }),
    ...(hasUpload && { value: null }),
  };
}
