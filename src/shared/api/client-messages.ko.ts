import type { ErrorCode } from './api-error';

export type MessageOverrides = Partial<Record<ErrorCode, string>>;
export type ClientMessages = MessageOverrides & { other: string };

export const ko: ClientMessages = {
  NETWORK: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.',
  TIMEOUT: '시간이 너무 오래 걸려요. 다시 시도해주세요.',
  other: '문제가 생겼어요. 다시 시도해주세요',
};
