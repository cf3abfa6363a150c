export { CrashPage } from './ui/crash-page';
export { CRASH_MESSAGES } from './model/words';
