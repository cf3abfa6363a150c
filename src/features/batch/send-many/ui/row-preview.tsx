import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from '@/shared/icons';
import { useState } from 'react';
import { batchQueries, formatCount, type Batch } from '@/entities/batch';
import { PdfSheets } from '@/entities/document';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { getBlobUrl } from '../model/blob-urls';
import * as styles from './send-many.css';

export function RowPreview({ batch }: { batch: Batch }) {
  // The first row of each visited page, so that 이전 줄 can go back.
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const [index, setIndex] = useState(0);
  const page = useQuery(batchQueries.rows(batch.batchId, { state: 'READY', from: starts.at(-1) ?? 0 }));
  const rows = page.data?.rows ?? [];
  const row = rows[Math.min(index, rows.length - 1)];
  const nameKey = batch.columns.find(({ kind }) => kind === 'NAME')?.key ?? '';
  const next = page.data?.next ?? null;
  const goNext = () => {
    if (index + 1 < rows.length) return setIndex(index + 1);
    if (next === null) return;
    setStarts([...starts, next]);
    setIndex(0);
  };
  const goBack = () => {
    if (index > 0) return setIndex(index - 1);
    if (starts.length === 1) return;
    setStarts(starts.slice(0, -1));
    // Selects the previous page's last row, however many it has.
    setIndex(Number.MAX_SAFE_INTEGER);
  };
  if (page.isPending) return <Spinner label="보낼 줄을 불러오고 있어요" />;
  if (page.error)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void page.refetch()}>
            다시 불러오기
          </Button>
        }
      >
        보낼 줄을 불러오지 못했어요. {getErrorMessage(page.error)}
      </Banner>
    );
  if (!row) return <p>보낼 수 있는 줄이 아직 없어요. 고쳐야 할 줄을 먼저 고쳐주세요.</p>;
  return (
    <>
      <div className={styles.pager}>
        <IconButton label="이전 줄" icon={<ChevronLeft />} onClick={goBack} />
        <span className={styles.pagerName} role="status">
          {formatCount(row.position + 1)}번 줄 · {row.cells[nameKey] ?? ''}
        </span>
        <IconButton label="다음 줄" icon={<ChevronRight />} onClick={goNext} />
      </div>
      <RowPaper key={row.rowId} batch={batch} rowId={row.rowId} />
    </>
  );
}

function RowPaper({ batch, rowId }: { batch: Batch; rowId: string }) {
  // Saving a setting makes a new version of the batch, during which the page stays where the reader is.
  const paper = useQuery({
    ...batchQueries.preview(batch.batchId, rowId, batch.version),
    placeholderData: keepPreviousData,
  });
  const url = paper.data ? getBlobUrl(paper.data) : null;
  if (paper.error)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void paper.refetch()}>
            다시 불러오기
          </Button>
        }
      >
        이 줄의 문서를 그리지 못했어요. {getErrorMessage(paper.error)}
      </Banner>
    );
  if (url === null) return <Spinner label="문서를 그리고 있어요" />;
  return (
    <PdfSheets
      url={url}
      pageName={(number) => `미리 보기 ${number}쪽`}
      failure={<Banner tone="warning">문서를 그리지 못했어요. 다시 불러와 주세요.</Banner>}
    />
  );
}
