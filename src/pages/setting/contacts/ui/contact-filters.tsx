import { FilterBar } from '@/shared/ui/layout/filter-bar';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { FilterChoice } from '@/widgets/list-frame';
import type { ContactsViewProps } from './contacts-view';

type ContactFiltersProps = Pick<ContactsViewProps, 'filter' | 'groups' | 'contacts' | 'onFilter'>;

export function ContactFilters({ filter, groups, contacts, onFilter }: ContactFiltersProps) {
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
        <FilterChoice
          label="그룹"
          chosen={filter.group}
          options={groups.map(({ contactGroupId, name }) => ({ value: contactGroupId, label: name }))}
          onChoose={(group) => onFilter({ group })}
        />
      )}
    </FilterBar>
  );
}
