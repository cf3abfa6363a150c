import { CalendarDays } from '@/shared/icons';
import { useState, type ReactNode } from 'react';
import { FilterBar } from '@/shared/ui/layout/filter-bar';
import { FilterChoice } from '@/widgets/list-frame';
import { PURCHASE_OPTIONS, countActiveFilters, hasPeriod, NO_FILTER, STATE_OPTIONS } from '../model/history-filter';
import { formatDays, listPeriods } from '../model/periods';
import type { PaymentsViewProps } from './payments-view';
import { PeriodDialog } from './period-dialog';

const OWN_PERIOD = 'own';

type PaymentFiltersProps = Pick<PaymentsViewProps, 'filter' | 'today' | 'payments' | 'onFilter'> & {
  end?: ReactNode;
};

export function PaymentFilters({ filter, today, payments, onFilter, end }: PaymentFiltersProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const periods = listPeriods(today);
  const known = periods.find(({ from, to }) => from === filter.from && to === filter.to);
  const own = known || !hasPeriod(filter) ? [] : [{ value: OWN_PERIOD, label: formatDays(filter) }];
  const choose = (label: string | null) => {
    if (label === OWN_PERIOD) return setIsChoosing(true);
    const { from = null, to = null } = periods.find((period) => period.label === label) ?? {};
    return onFilter({ from, to });
  };
  return (
    <>
      <FilterBar
        activeCount={countActiveFilters(filter)}
        onClearAll={() => onFilter(NO_FILTER)}
        sort={end}
        {...(payments && { applyLabel: `${payments.total.toLocaleString('ko-KR')}건 보기` })}
      >
        <FilterChoice
          label="기간"
          icon={<CalendarDays />}
          chosen={known?.label ?? own[0]?.value ?? null}
          options={[...periods.map(({ label }) => ({ value: label, label })), ...own]}
          onChoose={choose}
          last={{ label: '날짜 고르기', icon: <CalendarDays />, onSelect: () => setIsChoosing(true) }}
        />
        <FilterChoice
          label="요금제·크레딧"
          chosen={filter.bought}
          options={PURCHASE_OPTIONS}
          onChoose={(bought) => onFilter({ bought })}
        />
        <FilterChoice
          label="상태"
          chosen={filter.state}
          options={STATE_OPTIONS}
          onChoose={(state) => onFilter({ state })}
        />
      </FilterBar>
      {isChoosing && (
        <PeriodDialog
          period={filter}
          onClose={() => setIsChoosing(false)}
          onChoose={(period) => {
            setIsChoosing(false);
            onFilter(period);
          }}
        />
      )}
    </>
  );
}
