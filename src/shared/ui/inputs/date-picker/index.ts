export { DatePicker, type DatePickerProps } from './date-picker';
export { inWords as dateInWords, readDate, type IsoDate } from './dates';
export { TimePicker, type TimePickerProps } from './time-picker';
