export { TemplateComparison } from './ui/template-comparison';
