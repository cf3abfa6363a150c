export { groupQueries, type Group } from './api/group';
export { GroupChoice } from './ui/group-choice';
