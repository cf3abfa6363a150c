import { MAX_EXPIRY_DAYS, readExpiryDays } from '#rules/expiry-days.ts';
import { countGraphemes } from '#rules/graphemes.ts';
import { normalizeName } from '#rules/names.ts';
import type { BatchSettings } from '@/entities/batch';
import type { Template } from '@/entities/template';
import type { BatchTerms } from '@/features/batch/send-to-contacts';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '@/shared/config';

export type BatchTermsProblems = Partial<Record<keyof BatchTerms, string>>;

export const toTerms = ({ title, content }: Pick<Template, 'title' | 'content'>): BatchTerms => ({
  title: content.titleRule === '' ? title : '',
  message: content.message,
  expiryDays: String(content.expiryDays),
  mailTemplate: content.settings.mailTemplate,
});

export function findTermsProblems({ title, message, expiryDays }: BatchTerms): BatchTermsProblems {
  return {
    ...(title.trim() !== '' &&
      normalizeName(title, MAX_TITLE_LENGTH) === null && {
        title: `문서 이름을 ${MAX_TITLE_LENGTH}자까지 적을 수 있어요.`,
      }),
    ...(countGraphemes(message) > MAX_MESSAGE_LENGTH && { message: `${MAX_MESSAGE_LENGTH}자까지 적을 수 있어요.` }),
    ...(readExpiryDays(expiryDays) === null && {
      expiryDays: `1일에서 ${MAX_EXPIRY_DAYS}일 사이로 적어주세요.`,
    }),
  };
}

export function toSettings(
  { title, message, expiryDays, mailTemplate }: BatchTerms,
  template: Pick<Template, 'title' | 'content'>,
) {
  const days = readExpiryDays(expiryDays);
  const settings: BatchSettings = {
    ...(title.trim() !== '' && title.trim() !== template.title && { title: title.trim() }),
    ...(message !== template.content.message && { message }),
    ...(days !== null && days !== template.content.expiryDays && { expiryDays: days }),
    ...(mailTemplate !== undefined && mailTemplate !== template.content.settings.mailTemplate && { mailTemplate }),
  };
  return settings;
}
