import { isAttachment } from '#rules/field-kinds.ts';
import type { Field } from '@/entities/contract';
import type { Copied } from './clipboard';

const MAX_OWN_ITEMS = 100;

/**
 * Takes out of copied fields what belongs to the organisation they were copied in: list boxes, company seals and uploads.
 * Saving fields that name them would be refused.
 */
export function leaveForeign(copied: readonly Copied[]): { copied: Copied[]; isAnyLeft: boolean } {
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
    // The words of a list can be the field's own, if they are not more than a field may have.
    ...(items && (listBoxId === undefined || items.length <= MAX_OWN_ITEMS) && { items }),
    ...(senderMark && !hasSeal && { senderMark }),
    ...(hasUpload && { value: null }),
  };
}
