export { CrashPage } from './ui/crash-page';
export { CRASH_WORDS } from './model/words';
