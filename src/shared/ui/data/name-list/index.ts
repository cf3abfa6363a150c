export { NameList, type NameAction } from './name-list';
