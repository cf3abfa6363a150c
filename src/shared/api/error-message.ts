import { language } from '@/shared/i18n';
import { clientTexts } from './client-messages';
import { ApiError } from './api-error';
import type { MessageOverrides } from './client-messages.ko';

/**
 * Prefers the screen's own text, then the server's, then the default. Of rejected input, says what is wrong with the first
 * field, because "check your input" helps nobody.
 */
export function getErrorMessage(thrown: unknown, own: MessageOverrides = {}): string {
  const error = ApiError.from(thrown);
  const words = clientTexts.read(language.read());
  const said = own[error.code] ?? words[error.code] ?? findFieldMessage(error);
  return said ?? (isServersFault(error) ? words.other : error.message);
}

const findFieldMessage = ({ code, body }: ApiError) =>
  code === 'VALIDATION' ? body?.fieldErrors?.[0]?.message : undefined;

const isServersFault = (error: ApiError) => error.code === 'UNKNOWN' || error.code === 'INTERNAL';
