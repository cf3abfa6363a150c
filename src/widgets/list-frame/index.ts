export { readChoice, readPage, readSearch, readUuid } from './model/read-address';
export { useUrlFilter } from './model/use-url-filter';
export { FilterChoice } from './ui/filter-choice';
export { ListDesktop } from './ui/list.desktop';
export { ListMobile } from './ui/list.mobile';
export { ListPage } from './ui/list-page';
export { ListRows } from './ui/list-rows';
export { ListTable } from './ui/list-table';
export { NothingFound } from './ui/nothing-found';
