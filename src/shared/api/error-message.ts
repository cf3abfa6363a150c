import { language, type Language } from '@/shared/i18n';
import { ApiError, type ErrorCode } from './api-error';

type OwnWords = Partial<Record<ErrorCode, string>>;
export type ClientMessages = OwnWords & { other: string };

const CLIENT_MESSAGES: Record<Language, ClientMessages> = {
  ko: {
    NETWORK: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.',
    TIMEOUT: '시간이 너무 오래 걸려요. 다시 시도해주세요.',
    other: '문제가 생겼어요. 다시 시도해주세요',
  },
  en: {
    NETWORK: 'We couldn’t connect. Check your internet connection.',
    TIMEOUT: 'This is taking too long. Try again.',
    other: 'Something went wrong. Try again.',
  },
};

/** Chooses the message for a failed call: a screen's own text first, then the server's, then the default. */
export function errorMessage(thrown: unknown, own: OwnWords = {}): string {
  const error = ApiError.from(thrown);
  const words = CLIENT_MESSAGES[language.read()];
  return own[error.code] ?? words[error.code] ?? (isServersFault(error) ? words.other : error.message);
}

const isServersFault = (error: ApiError) => error.code === 'UNKNOWN' || error.code === 'INTERNAL';
