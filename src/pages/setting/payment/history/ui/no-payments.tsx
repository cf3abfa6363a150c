import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { NothingFound } from '@/widgets/list-frame';
import { countActiveFilters, hasPeriod, NO_FILTER } from '../model/history-filter';
import type { PaymentsViewProps } from './payments-view';

export function NoPayments({ filter, onFilter }: Pick<PaymentsViewProps, 'filter' | 'onFilter'>) {
  if (countActiveFilters(filter) === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title="아직 결제한 내역이 없어요"
        description="요금제를 바꾸거나 크레딧을 사면 여기에 보여요."
      />
    );
  }
  const title = hasPeriod(filter) ? '이 기간에는 결제한 내역이 없어요' : '찾는 결제 내역이 없어요';
  return <NothingFound title={title} onClear={() => onFilter(NO_FILTER)} />;
}
