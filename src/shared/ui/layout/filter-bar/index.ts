export { FilterBar } from './filter-bar';
export { FilterChip } from './filter-chip';
