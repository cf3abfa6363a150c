export { TemplatePage as Component } from './ui/template-page';
