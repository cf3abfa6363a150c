import { Banner } from '@/shared/ui/banner';
import { Spinner } from '@/shared/ui/spinner';
import { Row, Stack } from '@/shared/ui/stack';
import type { Batch } from '../api/act-on-many';

const count = (number: number) => number.toLocaleString('ko-KR');

type OutcomeProps = { batch: Batch; done: string };

/** "3건 중 2건에 알렸어요." and why the others were left, each reason once. */
export function Outcome({ batch, done }: OutcomeProps) {
  if (batch.status === 'RUNNING')
    return (
      <Row gap={3}>
        <Spinner label="하는 중" />
        <span role="status">
          {count(batch.done + batch.skipped)} / {count(batch.total)}건을 살펴봤어요. 창을 닫아도 계속해요.
        </span>
      </Row>
    );
  const reasons = new Map<string, number>();
  for (const { outcome, message } of batch.results) {
    const reason = message ?? '할 수 없는 문서예요.';
    if (outcome === 'SKIPPED') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return (
    <Stack gap={3}>
      <Banner tone={batch.done === 0 ? 'warning' : 'accent'} announce>
        {count(batch.total)}건 중 {count(batch.done)}건: {done}.
      </Banner>
      {batch.skipped > 0 && (
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
