import { getLastDayOfPeriod as getLastDay } from '#rules/dates.ts';

export const getLastDayOfPeriod = (periodEnd: string): string => getLastDay(new Date(periodEnd));
