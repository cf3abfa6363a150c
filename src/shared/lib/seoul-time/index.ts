export {
  clockWords,
  dayWords,
  deadlineWords,
  exactWords,
  fullDeadlineWords,
  leftWords,
  monthDayWords,
  pastWords,
  seoulDay,
  todayWords,
} from './seoul-time';
export { useNow } from './use-now';
