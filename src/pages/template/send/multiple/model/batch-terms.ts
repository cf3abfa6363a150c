import { countGraphemes } from '#rules/graphemes.ts';
import { normalizeName } from '#rules/names.ts';
import type { BatchSettings } from '@/entities/batch';
import type { Template } from '@/entities/template';
import type { BatchTerms } from '@/features/batch/send-to-contacts';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '@/shared/config';

export type BatchTermsProblems = Partial<Record<keyof BatchTerms, string>>;

const [MIN_EXPIRY_DAYS, MAX_EXPIRY_DAYS] = [1, 365];

export const toTerms = ({ title, content }: Pick<Template, 'title' | 'content'>): BatchTerms => ({
  title: content.titleRule === '' ? title : '',
  message: content.message,
  expiryDays: String(content.expiryDays),
  mailTemplate: content.settings.mailTemplate,
});

export function findTermsProblems({ title, message, expiryDays }: BatchTerms): BatchTermsProblems {
  const days = Number(expiryDays);
  return {
    ...(title.trim() !== '' &&
      normalizeName(title, MAX_TITLE_LENGTH) === null && {
        title: `문서 이름을 ${MAX_TITLE_LENGTH}자까지 적을 수 있어요.`,
      }),
    ...(countGraphemes(message) > MAX_MESSAGE_LENGTH && { message: `${MAX_MESSAGE_LENGTH}자까지 적을 수 있어요.` }),
    ...(!(Number.isInteger(days) && days >= MIN_EXPIRY_DAYS && days <= MAX_EXPIRY_DAYS) && {
      expiryDays: `${MIN_EXPIRY_DAYS}일에서 ${MAX_EXPIRY_DAYS}일 사이로 적어주세요.`,
    }),
  };
}

export function toSettings(
  { title, message, expiryDays, mailTemplate }: BatchTerms,
  template: Pick<Template, 'title' | 'content'>,
) {
  const days = Number(expiryDays);
  const settings: BatchSettings = {
    ...(title.trim() !== '' && title.trim() !== template.title && { title: title.trim() }),
    ...(message !== template.content.message && { message }),
    ...(days !== template.content.expiryDays && { expiryDays: days }),
    ...(mailTemplate !== undefined && mailTemplate !== template.content.settings.mailTemplate && { mailTemplate }),
  };
  return settings;
}
