export { keptMarkQueries, readKeptMarks, type KeptMark, type MarkUse } from './api/kept-mark';
export { nameMark } from './model/name-mark';
