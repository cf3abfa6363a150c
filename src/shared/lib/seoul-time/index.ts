export {
  formatTime,
  formatDay,
  formatRelativeDeadline,
  formatExactTime,
  formatDeadline,
  formatTimeRemaining,
  formatMonthDay,
  formatRelativePast,
  seoulDay,
  formatToday,
} from './seoul-time';
export { useNow } from './use-now';
