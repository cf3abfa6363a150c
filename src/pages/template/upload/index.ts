export { TemplateUploadPage as Component } from './ui/template-upload-page';
