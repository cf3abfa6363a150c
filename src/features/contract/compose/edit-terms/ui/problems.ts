import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { isExpired, isTooLong, isUnreadable, type ContractTerms } from '../model/terms';

export const findExpiryProblem = (expiry: ContractTerms['expiry'], now: Date): string | null =>
  expiry !== null && isUnreadable(expiry)
    ? '마감을 알 수 없어 저장하지 못했어요. 마감을 다시 골라주세요.'
    : isExpired(expiry, now)
      ? '마감이 이미 지났어요. 마감을 다시 골라주세요.'
      : null;

export const findMessageProblem = (message: string): string | null =>
  isTooLong(message) ? `${MAX_MESSAGE_LENGTH}자까지 적을 수 있어요.` : null;
