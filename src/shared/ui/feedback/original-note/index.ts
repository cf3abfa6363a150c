export { OriginalNote } from './original-note';
