import { readExpiryDays } from '#rules/expiry-days.ts';
import { countGraphemes } from '#rules/graphemes.ts';
import type { BatchSettings } from '@/entities/batch';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '@/shared/config';

/** The settings as typed, which may not be possible to save. */
export type TypedSettings = { title: string; message: string; days: string; mailTemplate: string | undefined };

export const toTyped = (settings: BatchSettings, templateMail: string | undefined): TypedSettings => ({
  title: settings.title ?? '',
  message: settings.message ?? '',
  days: settings.expiryDays === undefined ? '' : String(settings.expiryDays),
  mailTemplate: settings.mailTemplate ?? templateMail,
});

export function judgeTyped({ title, message, days }: TypedSettings) {
  const areDaysWrong = days.trim() !== '' && readExpiryDays(days) === null;
  const isTitleLong = countGraphemes(title.trim()) > MAX_TITLE_LENGTH;
  const isMessageLong = countGraphemes(message) > MAX_MESSAGE_LENGTH;
  return { areDaysWrong, isTitleLong, isMessageLong, isWrong: areDaysWrong || isTitleLong || isMessageLong };
}

/** Returns the settings to save. Whatever can't be saved as typed stays as it was saved last. */
export function toSettings(
  typed: TypedSettings,
  saved: BatchSettings,
  templateMail: string | undefined,
): BatchSettings {
  const { areDaysWrong, isTitleLong, isMessageLong } = judgeTyped(typed);
  const title = isTitleLong ? saved.title : typed.title.trim();
  const message = isMessageLong ? saved.message : typed.message.trim() === '' ? undefined : typed.message;
  const expiryDays = areDaysWrong ? saved.expiryDays : (readExpiryDays(typed.days) ?? undefined);
  const { mailTemplate } = typed;
  return {
    ...(title && { title }),
    ...(message && { message }),
    ...(expiryDays !== undefined && { expiryDays }),
    ...(mailTemplate !== undefined && mailTemplate !== templateMail && { mailTemplate }),
  };
}
