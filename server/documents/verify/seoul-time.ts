const SEOUL_MS = 9 * 3_600_000;

/** Formats a time as ISO 8601 in Seoul time, to the second. */
export const formatSeoulTimestamp = (at: Date): string =>
  `${new Date(at.getTime() + SEOUL_MS).toISOString().slice(0, 19)}+09:00`;

export const formatTimeForText = (at: string): string => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(formatSeoulTimestamp(new Date(at))) ?? [];
  return `${day} ${time}(한국 시각)`;
};
