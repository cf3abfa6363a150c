/** The API's maximum for the threshold. */
const LINE_MAX = 100_000;

/** Parses a threshold such as "1,000개". Returns null if it is invalid. */
export function parseThreshold(typed: string): number | null {
  const digits = /^([\d,]+) ?개?$/.exec(typed.normalize('NFKC').trim())?.[1];
  const line = Number(digits?.replaceAll(',', ''));
  return line >= 1 && line <= LINE_MAX ? line : null;
}

export const thresholdRule = {
  required: '몇 개 아래면 채울지 적어주세요.',
  validate: (typed: string) =>
    parseThreshold(typed) !== null || `1개부터 ${LINE_MAX.toLocaleString('ko-KR')}개까지 적을 수 있어요.`,
};
