export { EditorPage as Component } from './ui/editor-page';
