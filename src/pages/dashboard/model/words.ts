/** Returns the given name: 김지수 → 지수. Names that aren't three characters long are used in full. */
export const getGivenName = (name: string) => (/^[가-힣]{3}$/.test(name) ? name.slice(1) : name);

/** Returns a duration such as "5.2시간", "40분" or "2.3일". The unit is separate, because the number has a larger font. */
export function splitDuration(minutes: number): { value: string; unit: string } {
  if (minutes < 60) return { value: String(minutes), unit: '분' };
  if (minutes < 48 * 60) return { value: tenths(minutes / 60), unit: '시간' };
  return { value: tenths(minutes / (24 * 60)), unit: '일' };
}

export const formatDuration = (minutes: number) => {
  const { value, unit } = splitDuration(minutes);
  return `${value}${unit}`;
};

const tenths = (value: number) => String(Math.round(value * 10) / 10);

/** Returns text such as "지난달 같은 때보다 9건 많아요". */
export function formatComparison(now: number, before: number): string {
  if (now === before) return '지난달 같은 때와 같아요';
  const difference = Math.abs(now - before).toLocaleString('ko-KR');
  return `지난달 같은 때보다 ${difference}건 ${now > before ? '많아요' : '적어요'}`;
}

/** Returns null if there is nothing to compare with. */
export const getPercentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
