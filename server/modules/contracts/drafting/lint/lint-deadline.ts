import { getSeoulDay } from '../../../../../rules/dates.ts';
import { findHolidayName } from '../../../../../rules/holidays.ts';
import type { Problem } from '../../core/contract.types.ts';
import { createError, createWarning, type Draft } from './draft.ts';

export function lintDeadline({ expiresAt, isExpiryChosen, sendsAt, isScheduled }: Draft): Problem[] {
  const location = { setting: 'EXPIRY' as const };
  if (expiresAt <= sendsAt) {
    return isScheduled
      ? [createError('EXPIRY_BEFORE_SCHEDULE', '마감이 보낼 때보다 앞이에요. 마감을 늦춰주세요.', location)]
      : [createError('EXPIRY_PAST', '마감이 이미 지났어요. 마감을 다시 골라주세요.', location)];
  }
  // Senders aren't warned about a deadline that they didn't choose.
  const holiday = isExpiryChosen ? findHolidayName(getSeoulDay(expiresAt)) : null;
  return holiday
    ? [createWarning('EXPIRY_ON_HOLIDAY', `마감이 쉬는 날(${holiday})이에요. 괜찮은지 확인해주세요.`, location)]
    : [];
}
