import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  batchQueries,
  describeProblems,
  describeRow,
  describeUndelivered,
  formatCount,
  type Batch,
  type BatchRowState,
} from '@/entities/batch';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { Banner } from '@/shared/ui/feedback/banner';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './follow.css';

type Shown = 'ALL' | 'UNREACHED' | Extract<BatchRowState, 'SENT' | 'FAILED' | 'LEFT_OUT'>;

const toFilter = (shown: Shown) =>
  shown === 'ALL' ? {} : shown === 'UNREACHED' ? { unreached: true } : { state: shown };

export function RowResults({ batch }: { batch: Batch }) {
  const { counts } = batch;
  const [shown, setShown] = useState<Shown>(counts.failed > 0 ? 'FAILED' : 'ALL');
  // Stays once it was chosen, even if everybody has been reached since.
  const { unreachedRows } = batch.messages;
  const hasUnreached = unreachedRows > 0 || shown === 'UNREACHED';
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const from = starts.at(-1) ?? 0;
  const page = useQuery({
    ...batchQueries.rows(batch.batchId, { from, ...toFilter(shown) }),
    placeholderData: keepPreviousData,
  });
  const nameKey = batch.columns.find(({ kind }) => kind === 'NAME')?.key ?? '';
  const next = page.data?.next ?? null;
  const choose = (value: Shown) => {
    setShown(value);
    setStarts([0]);
  };
  return (
    <Stack gap={3}>
      <SegmentedControl
        aria-label="보일 줄"
        options={[
          { value: 'ALL', label: `전체 ${formatCount(counts.total)}` },
          { value: 'SENT', label: `보냄 ${formatCount(counts.sent)}` },
          { value: 'FAILED', label: `못 보냄 ${formatCount(counts.failed)}` },
          ...(counts.leftOut > 0
            ? [{ value: 'LEFT_OUT' as const, label: `뺀 줄 ${formatCount(counts.leftOut)}` }]
            : []),
          ...(hasUnreached ? [{ value: 'UNREACHED' as const, label: `닿지 않음 ${formatCount(unreachedRows)}` }] : []),
        ]}
        value={shown}
        onValueChange={choose}
      />
      {page.error && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void page.refetch()}>
              다시 불러오기
            </Button>
          }
        >
          줄을 불러오지 못했어요. {getErrorMessage(page.error)}
        </Banner>
      )}
      {page.isPending && <Spinner label="줄을 불러오고 있어요" />}
      {page.data && (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">줄</th>
              <th scope="col">받는 분</th>
              <th scope="col">상태</th>
            </tr>
          </thead>
          <tbody>
            {page.data.rows.map((row) => {
              const name = row.cells[nameKey] ?? `${row.position + 1}번 줄`;
              return (
                <tr key={row.rowId}>
                  <td>{row.position + 1}</td>
                  <td>
                    {row.contractId === null ? (
                      name
                    ) : (
                      <Link to={href('contract', { contractId: row.contractId })}>{name}</Link>
                    )}
                  </td>
                  <td>
                    {describeRow(row, batch)}
                    {row.message !== null && <div className={styles.failureReason}>{row.message}</div>}
                    {row.state === 'LEFT_OUT' &&
                      describeProblems(row, batch.columns).map((problem) => (
                        <div key={problem} className={styles.failureReason}>
                          {problem}
                        </div>
                      ))}
                    {row.undelivered.map((message) => (
                      <div key={`${message.name} ${message.channel}`} className={styles.failureReason}>
                        {describeUndelivered(message)}
                      </div>
                    ))}
                    {row.undelivered.length > 0 && row.contractId !== null && batch.mayChange && (
                      <Link to={href('contract', { contractId: row.contractId })}>연락처 고치기</Link>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {page.data?.rows.length === 0 && <p className={styles.note}>여기에 해당하는 줄이 없어요.</p>}
      <div className={styles.actions}>
        {starts.length > 1 && <Button onClick={() => setStarts(starts.slice(0, -1))}>이전 줄 보기</Button>}
        {next !== null && <Button onClick={() => setStarts([...starts, next])}>다음 줄 보기</Button>}
      </div>
    </Stack>
  );
}
