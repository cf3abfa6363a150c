export { TemplateEditorPage as Component } from './ui/template-editor-page';
