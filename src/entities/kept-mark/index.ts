export { keptMarkQueries, readKeptMarks, type KeptMark, type MarkUse } from './api/kept-mark';
export { createMarkName } from './model/name-mark';
