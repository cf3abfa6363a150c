export { List, ListRow } from './list-row';
