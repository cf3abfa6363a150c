import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { FilterBar, FilterChip } from '@/shared/ui/layout/filter-bar';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import type { ContactsViewProps } from './contacts-view';

type ContactFiltersProps = Pick<ContactsViewProps, 'filter' | 'groups' | 'contacts' | 'onFilter'>;

export function ContactFilters({ filter, groups, contacts, onFilter }: ContactFiltersProps) {
  const group = groups.find(({ contactGroupId }) => contactGroupId === filter.group);
  return (
    <FilterBar
      search={
        <SearchBox
          placeholder="이름, 회사, 메일, 번호"
          value={filter.search}
          onSearch={(search) => onFilter({ search })}
        />
      }
      activeCount={filter.group === null ? 0 : 1}
      onClearAll={() => onFilter({ group: null })}
      {...(contacts && { applyLabel: `${contacts.total.toLocaleString('ko-KR')}명 보기` })}
    >
      {groups.length > 0 && (
        <DropdownMenu
          label="그룹"
          align="start"
          trigger={
            <FilterChip
              label="그룹"
              value={group?.name}
              {...(filter.group !== null && { onClear: () => onFilter({ group: null }) })}
            />
          }
          items={groups.map(({ contactGroupId, name }) => ({
            label: name,
            current: contactGroupId === filter.group,
            onSelect: () => onFilter({ group: contactGroupId }),
          }))}
        />
      )}
    </FilterBar>
  );
}
