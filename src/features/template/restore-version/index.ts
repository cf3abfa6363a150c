export { RestoreVersion } from './ui/restore-version';
