import { language } from '@/shared/i18n';
import { clientTexts } from './client-messages';
import { ApiError } from './api-error';
import type { MessageOverrides } from './client-messages.ko';

/** Prefers the screen's own text, then the server's, then the default. */
export function getErrorMessage(thrown: unknown, own: MessageOverrides = {}): string {
  const error = ApiError.from(thrown);
  const words = clientTexts.read(language.read());
  return own[error.code] ?? words[error.code] ?? (isServersFault(error) ? words.other : error.message);
}

const isServersFault = (error: ApiError) => error.code === 'UNKNOWN' || error.code === 'INTERNAL';
