import { useExportPayments } from '@/features/payment/save-documents';
import { Tabs } from '@/shared/ui/layout/tabs';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { PaymentGate } from '@/widgets/payment-gate';
import { readFilter, TABS, toQuery, writeFilter } from '../model/history-filter';
import { CreditsTab } from './credits-tab';
import { HistoryHeader } from './history-header';
import { PaymentsTab } from './payments-tab';

export const HistoryPage = () => (
  <ListPage title="결제 내역">
    {({ organizationUuid }) => (
      <PaymentGate title="결제 내역">{() => <History organizationUuid={organizationUuid} />}</PaymentGate>
    )}
  </ListPage>
);

function History({ organizationUuid }: { organizationUuid: string }) {
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: { page: 1 } });
  const exportPayments = useExportPayments();
  return (
    <>
      <HistoryHeader
        isExporting={exportPayments.isPending}
        onExport={
          filter.tab === 'payments'
            ? () => exportPayments.mutate({ organizationUuid, filter: toQuery(filter) })
            : undefined
        }
      />
      <Tabs items={TABS} value={filter.tab} onValueChange={(tab) => changeFilter({ tab })} label="내역">
        {filter.tab === 'credits' ? (
          <CreditsTab />
        ) : (
          <PaymentsTab organizationUuid={organizationUuid} filter={filter} onFilter={changeFilter} />
        )}
      </Tabs>
    </>
  );
}
