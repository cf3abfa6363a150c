export { MailTemplatesPage as Component } from './ui/mail-templates-page';
