export { ItemsEditor } from './ui/items-editor';
