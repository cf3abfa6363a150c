import { useMutation } from '@tanstack/react-query';
import { Download, FileArchive, FileSpreadsheet, FolderOpen } from '@/shared/icons';
import { fetchReport, fetchValues, type Batch } from '@/entities/batch';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { href } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { toast } from '@/shared/ui/feedback/toast';
import * as styles from './follow.css';

const FILE_NAMES = { ALL: '보낸 줄', FAILED: '못 보낸 줄', LEFT_OUT: '뺀 줄' };

const onError = (error: unknown) => toast.error(getErrorMessage(error));

export function BatchDownloads({ batch }: { batch: Batch }) {
  const { batchId, templateTitle, counts } = batch;
  const report = useMutation({
    mutationFn: (state: 'FAILED' | 'LEFT_OUT' | undefined) => fetchReport(batchId, state),
    onSuccess: (blob, state) => saveBlob(blob, `${templateTitle} ${FILE_NAMES[state ?? 'ALL']}.xlsx`),
    onError,
  });
  const values = useMutation({
    mutationFn: () => fetchValues({ filter: { batch: batchId } }),
    onSuccess: (blob) => saveBlob(blob, `${templateTitle} 채운 값.xlsx`),
    onError,
  });
  const documents = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/contracts/downloads', { body: { filter: { batch: batchId }, what: 'DOCUMENT' } })),
    onSuccess: ({ downloadUrl }) => location.assign(downloadUrl),
    onError,
  });
  return (
    <div className={styles.actions} role="group" aria-label="받기와 보기">
      {counts.sent > 0 && (
        <ButtonLink icon={<FolderOpen />} to={`${href('contracts')}?batch=${batchId}`}>
          보낸 문서 보기
        </ButtonLink>
      )}
      {counts.failed > 0 && (
        <Button icon={<Download />} loading={report.isPending} onClick={() => report.mutate('FAILED')}>
          보내지 못한 줄만 내려받기
        </Button>
      )}
      {counts.leftOut > 0 && (
        <Button icon={<Download />} loading={report.isPending} onClick={() => report.mutate('LEFT_OUT')}>
          뺀 줄만 내려받기
        </Button>
      )}
      <Button icon={<Download />} loading={report.isPending} onClick={() => report.mutate(undefined)}>
        전체 내려받기
      </Button>
      {counts.sent > 0 && (
        <>
          <Button icon={<FileArchive />} loading={documents.isPending} onClick={() => documents.mutate()}>
            문서 모두 내려받기
          </Button>
          <Button icon={<FileSpreadsheet />} loading={values.isPending} onClick={() => values.mutate()}>
            채운 값 내려받기
          </Button>
        </>
      )}
    </div>
  );
}
