export { formatTimeLeft, useSecondsUntil } from './countdown';
