export { keptMarkQueries, type KeptMark, type MarkUse } from './api/kept-mark';
