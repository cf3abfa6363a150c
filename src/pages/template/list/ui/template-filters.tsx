import { ArrowDownUp, LayoutGrid, List, Pencil } from '@/shared/icons';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { FilterBar, FilterChip } from '@/shared/ui/layout/filter-bar';
import { useLayout } from '@/shared/ui/layout/responsive';
import { FilterChoice } from '@/widgets/list-frame';
import { countFilters, NO_FILTERS, SLOT_COUNT_OPTIONS, SORT_OPTIONS, STATE_OPTIONS } from '../model/template-filter';
import type { TemplatesViewProps } from './templates-props';

const VIEWS = [
  { value: 'cards', label: '카드로 보기', icon: <LayoutGrid aria-hidden /> },
  { value: 'rows', label: '줄로 보기', icon: <List aria-hidden /> },
] as const;

export function TemplateFilters({ filter, folders, makers, mayManage, list, onFiling, onFilter }: TemplatesViewProps) {
  const isMobile = useLayout() === 'mobile';
  return (
    <FilterBar
      search={<SearchBox placeholder="템플릿 이름" value={filter.search} onSearch={(search) => onFilter({ search })} />}
      activeCount={countFilters(filter)}
      onClearAll={() => onFilter(NO_FILTERS)}
      {...(list && { applyLabel: `${list.total.toLocaleString('ko-KR')}개 보기` })}
      sort={
        <>
          <DropdownMenu
            label="늘어놓기"
            align="end"
            trigger={
              <FilterChip
                label={SORT_OPTIONS.find(({ value }) => value === filter.sort)?.label ?? ''}
                icon={<ArrowDownUp />}
              />
            }
            items={SORT_OPTIONS.map(({ value, label }) => ({
              label,
              current: value === filter.sort,
              onSelect: () => onFilter({ sort: value }),
            }))}
          />
          {!isMobile && (
            <SegmentedControl
              aria-label="보는 모양"
              iconsOnly
              options={VIEWS}
              value={filter.view}
              onValueChange={(view) => onFilter({ view })}
            />
          )}
        </>
      }
    >
      <FilterChoice
        label="만든 사람"
        chosen={filter.maker}
        options={makers}
        onChoose={(maker) => onFilter({ maker })}
      />
      <FilterChoice
        label="받는 분 수"
        chosen={filter.slots}
        options={SLOT_COUNT_OPTIONS}
        onChoose={(slots) => onFilter({ slots })}
      />
      {(folders.length > 0 || mayManage) && (
        <FilterChoice
          label="폴더"
          chosen={filter.folder}
          options={folders.map(({ folderId, name }) => ({ value: folderId, label: name }))}
          onChoose={(folder) => onFilter({ folder })}
          last={mayManage ? { label: '폴더 정리하기', icon: <Pencil />, onSelect: onFiling } : undefined}
        />
      )}
      {mayManage && (
        <FilterChoice
          label="상태"
          chosen={filter.state}
          options={STATE_OPTIONS}
          onChoose={(state) => onFilter({ state })}
        />
      )}
    </FilterBar>
  );
}
