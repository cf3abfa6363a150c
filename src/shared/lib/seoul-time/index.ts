export {
  formatTime,
  formatDay,
  formatRelativeDeadline,
  formatExactTime,
  formatDeadline,
  formatTimeRemaining,
  formatMonthDay,
  formatRelativePast,
  getSeoulDay,
  formatToday,
} from './seoul-time';
export { useNow } from './use-now';
