import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type MailTemplate = Schemas['MailTemplate'];
export type MailTemplateSummary = Schemas['MailTemplateSummary'];
export type MailText = Schemas['MailText'];
export type MailBlock = Schemas['MailBlock'];
export type MailKind = Schemas['MailKind'];
export type MailPreview = Schemas['MailPreview'];
export type MailSample = Schemas['MailSample'];
export type MailPreviewOrder = {
  kind: MailKind;
  language: Schemas['Language'];
  mailTemplate: string;
  text: MailText | null;
  sample: MailSample | null;
};

export const mailTemplateQueries = {
  all: () => ['mail-template'] as const,
  list: () =>
    queryOptions({
      queryKey: [...mailTemplateQueries.all(), 'list'],
      queryFn: ({ signal }) => unwrap(api.GET('/mail-templates', { signal })),
    }),
  one: (mailTemplateId: string) =>
    queryOptions({
      queryKey: [...mailTemplateQueries.all(), 'one', mailTemplateId],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/mail-templates/{mailTemplateId}', { params: { path: { mailTemplateId } }, signal })),
    }),
  /** Keeps the previous preview while the next one loads. */
  preview: (order: MailPreviewOrder) =>
    queryOptions({
      queryKey: [...mailTemplateQueries.all(), 'preview', order],
      queryFn: ({ signal }) => unwrap(api.POST('/mail-templates/preview', { body: order, signal })),
      placeholderData: keepPreviousData,
    }),
};
