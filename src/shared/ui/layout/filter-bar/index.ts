export { FilterBar, type FilterBarProps } from './filter-bar';
export { FilterChip, type FilterChipProps } from './filter-chip';
