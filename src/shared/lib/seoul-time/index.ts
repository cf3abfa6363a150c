export { dayWords, monthDayWords, todayWords } from './seoul-time';
