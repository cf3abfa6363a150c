export { timeLeftWords, useSecondsUntil } from './countdown';
