export { TemplateSettings, type TemplateChange } from './ui/template-settings';
