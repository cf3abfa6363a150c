import { useQuery } from '@tanstack/react-query';
import { Download } from '@/shared/icons';
import { useState } from 'react';
import { companySealQueries, type CompanySeal } from '@/entities/company-seal';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Pagination } from '@/shared/ui/data/pagination';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { useExportLedger } from '../api/export-ledger';
import { LedgerEntries } from './ledger-entries';

export function LedgerDialog({ seal, onClose }: { seal: CompanySeal; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const ledger = useQuery(companySealQueries.ledger(seal.sealId, page));
  const download = useExportLedger(seal);
  const save = (format: 'xlsx' | 'csv', label: string) => (
    <Button
      icon={<Download />}
      loading={download.isPending && download.variables === format}
      onClick={() => download.mutate(format)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title={`‘${seal.name}’ 쓴 기록`}
      description="기록은 고치거나 지울 수 없어요."
      footer={
        <>
          {save('csv', 'CSV로 내려받기')}
          {save('xlsx', '엑셀로 내려받기')}
        </>
      }
    >
      <Stack gap={4}>
        {ledger.isError && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void ledger.refetch()}>
                다시 불러오기
              </Button>
            }
          >
            기록을 불러오지 못했어요.
          </Banner>
        )}
        <SkeletonRegion isLoading={ledger.isPending} skeleton={<PageSkeleton />}>
          {ledger.data && <LedgerEntries entries={ledger.data.items} />}
        </SkeletonRegion>
        {ledger.data && ledger.data.total > ledger.data.size && (
          <Pagination page={page} pageSize={ledger.data.size} total={ledger.data.total} onPageChange={setPage} />
        )}
      </Stack>
    </Dialog>
  );
}
