import { countGraphemes } from '#rules/graphemes.ts';
import { getSeoulDay, toSeoulInstant } from '#rules/dates.ts';
import { getDefaultDeadlineDay } from '#rules/deadline.ts';
import type { Contract, ContractSettings } from '@/entities/contract';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { formatTime } from '@/shared/lib/seoul-time';
import { UNREADABLE_DAY } from '@/shared/ui/inputs/date-picker';

const LAST_MINUTE = '23:59';

export type ContractTerms = {
  /** Null until the sender chooses a deadline. Then, the organisation's default applies at sending. */
  expiry: { day: string; time: string } | null;
  remindDaysBefore: number[];
  message: string;
  settings: ContractSettings;
};

export const toTerms = ({ expiresAt, remindDaysBefore, message, settings }: Contract): ContractTerms => ({
  expiry: expiresAt === null ? null : { day: getSeoulDay(new Date(expiresAt)), time: formatTime(expiresAt) },
  remindDaysBefore,
  message,
  settings,
});

export const getDefaultExpiry = (now: Date, days: number) => ({
  day: getDefaultDeadlineDay(now, days),
  time: LAST_MINUTE,
});

export const toExpiryInstant = ({ day, time }: { day: string; time: string }) => {
  const [hours, minutes] = time.split(':').map(Number);
  return toSeoulInstant(day, { hours: hours ?? 0, minutes: minutes ?? 0 });
};

export const isExpired = (expiry: ContractTerms['expiry'], now: Date) =>
  expiry !== null && !isUnreadable(expiry) && toExpiryInstant(expiry) <= now;

export const isUnreadable = ({ day }: NonNullable<ContractTerms['expiry']>) => day === UNREADABLE_DAY;

export const isTooLong = (message: string) => countGraphemes(message) > MAX_MESSAGE_LENGTH;

/** Whether the user entered anything that isn't saved as it is. */
export const isUnsavable = ({ expiry, message }: Pick<ContractTerms, 'expiry' | 'message'>) =>
  isTooLong(message) || (expiry !== null && isUnreadable(expiry));

/** Omits a message that is too long to save, and a deadline that can't be read. */
export const toDraftChange = ({ expiry, remindDaysBefore, message, settings }: ContractTerms) => ({
  ...((expiry === null || !isUnreadable(expiry)) && {
    expiresAt: expiry === null ? null : toExpiryInstant(expiry).toISOString(),
  }),
  remindDaysBefore,
  ...(!isTooLong(message) && { message }),
  settings,
});
