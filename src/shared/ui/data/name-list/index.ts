export { NameList, type NameAct, type NameListProps, type NamedItem } from './name-list';
