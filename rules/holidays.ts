const FIXED = new Map([
  ['01-01', '새해 첫날'],
  ['03-01', '삼일절'],
  ['05-05', '어린이날'],
  ['06-06', '현충일'],
  ['08-15', '광복절'],
  ['10-03', '개천절'],
  ['10-09', '한글날'],
  ['12-25', '성탄절'],
]);

/** Holidays of the lunar calendar: 설날 and 추석 with the days around them, and 부처님오신날. */
const BY_MOON = new Map(
  (
    [
      ['설날', '2026-02-16 2026-02-17 2026-02-18 2027-02-06 2027-02-07 2027-02-08 2028-01-26 2028-01-27 2028-01-28'],
      ['설날', '2029-02-12 2029-02-13 2029-02-14 2030-02-02 2030-02-03 2030-02-04'],
      ['추석', '2026-09-24 2026-09-25 2026-09-26 2027-09-14 2027-09-15 2027-09-16 2028-10-02 2028-10-03 2028-10-04'],
      ['추석', '2029-09-21 2029-09-22 2029-09-23 2030-09-11 2030-09-12 2030-09-13'],
      ['부처님오신날', '2026-05-24 2027-05-13 2028-05-02 2029-05-20 2030-05-09'],
    ] as const
  ).flatMap(([name, days]) => days.split(' ').map((day) => [day, name] as const)),
);

const NEVER_MOVED = new Set(['새해 첫날', '현충일']);
/** Holidays that have a substitute day if they fall on a Sunday, but not on a Saturday. */
const LONG = new Set(['설날', '추석']);
const SUNDAY = 0;
const SATURDAY = 6;
/**
 * The farthest that a substitute day can be from its holiday, with a margin. The real maximum is four days: 추석 from
 * Friday to Sunday, followed by a holiday on Monday.
 */
const DAYS_BACK = 5;

const ownName = (day: string) => FIXED.get(day.slice(5)) ?? BY_MOON.get(day);
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns whether a holiday gets a substitute day, because it falls on a weekend or on another holiday. */
function hasSubstitute(day: string): boolean {
  const name = ownName(day);
  if (!name || NEVER_MOVED.has(name)) return false;
  const weekday = weekdayOf(day);
  const isTwo = FIXED.has(day.slice(5)) && BY_MOON.has(day);
  return isTwo || weekday === SUNDAY || (weekday === SATURDAY && !LONG.has(name));
}

/** Returns the next day that is neither a weekend nor a holiday. */
function findSubstituteDay(day: string): string {
  const next = daysFrom(day, 1);
  return ownName(next) || weekdayOf(next) === SUNDAY || weekdayOf(next) === SATURDAY ? findSubstituteDay(next) : next;
}

export function findPublicHoliday(day: string): string | null {
  const name = ownName(day);
  if (name) return name;
  for (let back = 1; back <= DAYS_BACK; back += 1) {
    const before = daysFrom(day, -back);
    if (hasSubstitute(before) && findSubstituteDay(before) === day) return '대체공휴일';
  }
  return null;
}

export function findHolidayName(day: string): string | null {
  const weekday = weekdayOf(day);
  return findPublicHoliday(day) ?? (weekday === SUNDAY ? '일요일' : weekday === SATURDAY ? '토요일' : null);
}

/** Returns this day or the next one that is neither a Sunday nor a holiday. */
export function findWorkingDay(day: string): string {
  return weekdayOf(day) === SUNDAY || findPublicHoliday(day) ? findWorkingDay(daysFrom(day, 1)) : day;
}
