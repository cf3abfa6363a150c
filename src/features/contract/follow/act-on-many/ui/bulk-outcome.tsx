import { Banner } from '@/shared/ui/feedback/banner';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Row, Stack } from '@/shared/ui/layout/stack';
import type { BulkAct } from '../api/act-on-many';

const count = (number: number) => number.toLocaleString('ko-KR');

type BulkOutcomeProps = { act: BulkAct; done: string };

function summary({ done: changed, total }: BulkAct, done: string): string {
  if (changed === 0) return '한 건도 하지 못했어요.';
  return changed === total
    ? `${count(total)}건 모두 ${done}.`
    : `${count(total)}건 가운데 ${count(changed)}건만 ${done}.`;
}

/** Shows a sentence such as "3건 가운데 2건만 다시 알렸어요." and why contracts were skipped. */
export function BulkOutcome({ act, done }: BulkOutcomeProps) {
  if (act.status === 'RUNNING')
    return (
      <Row gap={3}>
        <Spinner label="하는 중" />
        <span role="status">
          {count(act.done + act.skipped)} / {count(act.total)}건을 살펴봤어요. 창을 닫아도 계속해요.
        </span>
      </Row>
    );
  const reasons = new Map<string, number>();
  for (const { outcome, message } of act.results) {
    const reason = message ?? '할 수 없는 문서예요.';
    if (outcome === 'SKIPPED') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return (
    <Stack gap={3}>
      <Banner tone={act.done === 0 ? 'warning' : 'accent'} announce>
        {summary(act, done)}
      </Banner>
      {act.skipped > 0 && (
        <ul aria-label="그대로 둔 까닭">
          {[...reasons].map(([reason, contracts]) => (
            <li key={reason}>
              {count(contracts)}건 · {reason}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
