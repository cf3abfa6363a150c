export { DatePicker } from './date-picker';
export { inWords as dateInWords, readDate } from './dates';
export { TimePicker } from './time-picker';
