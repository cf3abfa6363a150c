import type { ListBoxUses } from '../api/list-box';

/** Describes what waits to be sent with a list. Returns null if nothing does. */
export function describeUses({ contracts, batches }: ListBoxUses): string | null {
  const uses = [
    contracts > 0 && `예약한 문서 ${contracts.toLocaleString('ko')}건`,
    batches > 0 && `다 보내지 않은 여러 건 보내기 ${batches.toLocaleString('ko')}건`,
  ].filter((words) => words !== false);
  return uses.length === 0
    ? null
    : `${uses.join('과 ')}에서 이 목록을 써요. 빠지는 항목을 골라두었으면 그 문서는 보내지 못해요.`;
}
