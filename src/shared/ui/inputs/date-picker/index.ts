export { DatePicker } from './date-picker';
export { formatLongDate as dateInWords, readDate } from './dates';
export { TimePicker } from './time-picker';
