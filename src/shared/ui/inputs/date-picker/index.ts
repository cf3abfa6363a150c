export { DatePicker } from './date-picker';
export { formatLongDate as dateInWords, readDate, UNREADABLE_DAY } from './dates';
export { TimePicker } from './time-picker';
