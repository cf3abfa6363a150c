import { FilterBar } from '@/shared/ui/layout/filter-bar';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { FilterChoice } from '@/widgets/list-frame';
import { PERMISSION_OPTIONS, STATUS_OPTIONS, type MemberListFilter } from '../model/member-filter';

type MemberFiltersProps = {
  filter: MemberListFilter;
  onFilter: (change: Partial<MemberListFilter>) => void;
  total: number | undefined;
};

export function MemberFilters({ filter, onFilter, total }: MemberFiltersProps) {
  return (
    <FilterBar
      search={
        <SearchBox placeholder="이름이나 메일" value={filter.search} onSearch={(search) => onFilter({ search })} />
      }
      activeCount={Number(filter.status !== null) + Number(filter.permission !== null)}
      onClearAll={() => onFilter({ status: null, permission: null })}
      {...(total !== undefined && { applyLabel: `${total.toLocaleString('ko-KR')}명 보기` })}
    >
      <FilterChoice
        label="상태"
        chosen={filter.status}
        options={STATUS_OPTIONS}
        onChoose={(status) => onFilter({ status })}
      />
      <FilterChoice
        label="권한"
        chosen={filter.permission}
        options={PERMISSION_OPTIONS}
        onChoose={(permission) => onFilter({ permission })}
      />
    </FilterBar>
  );
}
