export { EditProperties } from './ui/edit-properties';
