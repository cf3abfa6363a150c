export { listTemplateActions, type TemplateAction } from './model/template-actions';
export { TemplateMenu } from './ui/template-menu';
export { useTemplateActions } from './ui/use-template-actions';
