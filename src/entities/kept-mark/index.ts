export { keptMarkQueries, readKeptMarks, type KeptMark, type MarkUse } from './api/kept-mark';
