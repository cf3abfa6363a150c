export { TemplatesPage as Component } from './ui/templates-page';
