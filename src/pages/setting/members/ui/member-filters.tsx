import { PERMISSIONS } from '@/entities/member';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { FilterBar, FilterChip } from '@/shared/ui/layout/filter-bar';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { STATUS_OPTIONS, type MemberListFilter } from '../model/member-filter';

type MemberFiltersProps = {
  filter: MemberListFilter;
  onFilter: (change: Partial<MemberListFilter>) => void;
  total: number | undefined;
};

export function MemberFilters({ filter, onFilter, total }: MemberFiltersProps) {
  const status = STATUS_OPTIONS.find(({ value }) => value === filter.status);
  const permission = PERMISSIONS.find((words) => words.permission === filter.permission);
  return (
    <FilterBar
      search={
        <SearchBox placeholder="이름이나 메일" value={filter.search} onSearch={(search) => onFilter({ search })} />
      }
      activeCount={Number(Boolean(status)) + Number(Boolean(permission))}
      onClearAll={() => onFilter({ status: null, permission: null })}
      {...(total !== undefined && { applyLabel: `${total.toLocaleString('ko-KR')}명 보기` })}
    >
      <DropdownMenu
        label="상태"
        align="start"
        trigger={
          <FilterChip
            label="상태"
            value={status?.label}
            {...(status && { onClear: () => onFilter({ status: null }) })}
          />
        }
        items={STATUS_OPTIONS.map(({ value, label }) => ({
          label,
          current: value === filter.status,
          onSelect: () => onFilter({ status: value }),
        }))}
      />
      <DropdownMenu
        label="권한"
        align="start"
        trigger={
          <FilterChip
            label="권한"
            value={permission?.label}
            {...(permission && { onClear: () => onFilter({ permission: null }) })}
          />
        }
        items={PERMISSIONS.map((words) => ({
          label: words.label,
          current: words.permission === filter.permission,
          onSelect: () => onFilter({ permission: words.permission }),
        }))}
      />
    </FilterBar>
  );
}
