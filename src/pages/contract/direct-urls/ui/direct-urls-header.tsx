import { Plus } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { FilterBar } from '@/shared/ui/layout/filter-bar';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { FilterChoice } from '@/widgets/list-frame';
import { countFilters, isFiltered, CREATOR_OPTIONS, NO_FILTERS, STATE_OPTIONS } from '../model/link-filter';
import type { DirectUrlsProps } from './direct-urls-props';

export const DirectUrlsHeader = ({ maySend, onMake }: Pick<DirectUrlsProps, 'maySend' | 'onMake'>) => (
  <PageHeader
    title="링크 서명"
    actions={
      maySend && (
        <Button variant="primary" icon={<Plus />} onClick={onMake}>
          링크 만들기
        </Button>
      )
    }
  />
);

export function DirectUrlFilters({ list, filter, onFilter }: Pick<DirectUrlsProps, 'list' | 'filter' | 'onFilter'>) {
  if (list?.total === 0 && !isFiltered(filter)) return null;
  return (
    <FilterBar
      search={
        <SearchBox placeholder="링크나 템플릿 이름" value={filter.search} onSearch={(search) => onFilter({ search })} />
      }
      activeCount={countFilters(filter)}
      onClearAll={() => onFilter(NO_FILTERS)}
      {...(list && { applyLabel: `${list.total.toLocaleString('ko-KR')}개 보기` })}
    >
      <FilterChoice
        label="상태"
        chosen={filter.state}
        options={STATE_OPTIONS}
        onChoose={(state) => onFilter({ state })}
      />
      <FilterChoice
        label="만든 사람"
        chosen={filter.maker}
        options={CREATOR_OPTIONS}
        onChoose={(maker) => onFilter({ maker })}
      />
    </FilterBar>
  );
}
