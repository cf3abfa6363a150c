export {
  mailTemplateQueries,
  type MailBlock,
  type MailKind,
  type MailPreview,
  type MailSample,
  type MailTemplate,
  type MailTemplateSummary,
  type MailText,
} from './api/mail-template';
export { DEFAULT_MAIL, FOLLOWS_TEMPLATE, MAIL_KIND_LABELS } from './model/mail-kinds';
export { MailTemplateField } from './ui/mail-template-field';
export { MailView, PhoneMessagesView } from './ui/mail-view';
