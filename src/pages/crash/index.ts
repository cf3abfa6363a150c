export { CrashPage } from './ui/crash-page';
