import { ApiError, type ErrorCode } from './api-error';

const DEFAULT_ERROR = '문제가 생겼어요. 다시 시도해주세요';

const CLIENT_MESSAGES: Partial<Record<ErrorCode, string>> = {
  NETWORK: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.',
  TIMEOUT: '시간이 너무 오래 걸려요. 다시 시도해주세요.',
};

/** What to say about a failed call: a screen's own words first, then what the server says to people, then the default. */
export function errorMessage(thrown: unknown, own: Partial<Record<ErrorCode, string>> = {}): string {
  const error = ApiError.from(thrown);
  return own[error.code] ?? CLIENT_MESSAGES[error.code] ?? (isServersFault(error) ? DEFAULT_ERROR : error.message);
}

const isServersFault = (error: ApiError) => error.code === 'UNKNOWN' || error.code === 'INTERNAL';
