import { ArrowDownUp, CalendarDays, Columns3, Pencil } from '@/shared/icons';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { FilterBar, FilterChip } from '@/shared/ui/layout/filter-bar';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { LabelDot } from '@/entities/filing';
import type { Member } from '@/entities/member';
import type { FilingKind } from '@/features/contract/filing/manage-filing';
import { SavedViews } from '@/features/contract/filing/save-view';
import { FilterChoice } from '@/widgets/list-frame';
import { countActiveFilters, COLUMNS, PERIODS, SORT_OPTIONS } from '../model/list-filter';
import type { ContractsViewProps } from './contracts-view';

type ContractFiltersProps = Pick<
  ContractsViewProps,
  'filter' | 'choices' | 'maySend' | 'maySeeAll' | 'onFilter' | 'onFiling' | 'list'
> & { hasColumns?: boolean };

export function ContractFilters(props: ContractFiltersProps) {
  const { filter, choices, maySend, maySeeAll, onFilter, onFiling, list, hasColumns = false } = props;
  const manage = (kind: FilingKind, label: string) =>
    maySend ? { label, icon: <Pencil />, onSelect: () => onFiling(kind) } : undefined;
  return (
    <FilterBar
      search={
        <SearchBox placeholder="문서 이름, 받는 분" value={filter.search} onSearch={(search) => onFilter({ search })} />
      }
      activeCount={countActiveFilters(filter)}
      onClearAll={() =>
        onFilter({
          period: null,
          sender: null,
          folder: null,
          label: null,
          template: null,
          batch: null,
          directUrl: null,
        })
      }
      {...(list && { applyLabel: `${list.total.toLocaleString('ko-KR')}건 보기` })}
      sort={
        <>
          <SavedViews />
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
          {hasColumns && <ColumnMenu filter={filter} onFilter={onFilter} />}
        </>
      }
    >
      <FilterChoice
        label="기간"
        icon={<CalendarDays />}
        chosen={filter.period}
        options={PERIODS}
        onChoose={(period) => onFilter({ period })}
      />
      {maySeeAll && (
        <FilterChoice
          label="보낸 사람"
          chosen={filter.sender}
          options={choices.senders.map(toSenderOption)}
          onChoose={(chosen) => onFilter({ sender: chosen })}
        />
      )}
      {(choices.folders.length > 0 || maySend) && (
        <FilterChoice
          label="폴더"
          chosen={filter.folder}
          options={choices.folders.map(({ folderId, name }) => ({ value: folderId, label: name }))}
          onChoose={(folder) => onFilter({ folder })}
          last={manage('folder', '폴더 정리하기')}
        />
      )}
      {(choices.labels.length > 0 || maySend) && (
        <FilterChoice
          label="라벨"
          chosen={filter.label}
          options={choices.labels.map(({ labelId, name, color }) => ({
            value: labelId,
            label: name,
            icon: <LabelDot color={color} />,
          }))}
          onChoose={(label) => onFilter({ label })}
          last={manage('label', '라벨 정리하기')}
        />
      )}
      {(choices.templates.length > 0 || filter.template !== null) && (
        <FilterChoice
          label="템플릿"
          chosen={filter.template}
          options={choices.templates}
          onChoose={(template) => onFilter({ template })}
        />
      )}
      {(choices.batches.length > 0 || filter.batch !== null) && (
        <FilterChoice
          label="묶음"
          chosen={filter.batch}
          options={choices.batches}
          onChoose={(batch) => onFilter({ batch })}
        />
      )}
      {(choices.links.length > 0 || filter.directUrl !== null) && (
        <FilterChoice
          label="링크"
          chosen={filter.directUrl}
          options={choices.links}
          onChoose={(directUrl) => onFilter({ directUrl })}
        />
      )}
    </FilterBar>
  );
}

/** Says who has left, because a member who was invited again before may be listed twice. */
const toSenderOption = ({ organizationMemberUuid, name, email, memberStatusType }: Member) => ({
  value: organizationMemberUuid,
  label: memberStatusType === 'WITHDRAWN' ? `${name ?? email} · 내보냄` : (name ?? email),
});

function ColumnMenu({ filter, onFilter }: Pick<ContractFiltersProps, 'filter' | 'onFilter'>) {
  return (
    <DropdownMenu
      label="열"
      align="end"
      trigger={<FilterChip label="열" icon={<Columns3 />} />}
      items={COLUMNS.map(({ value, label }) => {
        const isHidden = filter.hidden.includes(value);
        const hidden = isHidden ? filter.hidden.filter((other) => other !== value) : [...filter.hidden, value];
        return { label, current: !isHidden, onSelect: () => onFilter({ hidden, page: filter.page }) };
      })}
    />
  );
}
