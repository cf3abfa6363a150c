export { NameList, type NameAction, type NameListProps, type NamedItem } from './name-list';
