import type { Alert } from '@/entities/alert';
import { getSeoulDay } from '@/shared/lib/seoul-time';

const DAY_MS = 24 * 60 * 60 * 1000;

export function groupAlertsByDay(alerts: readonly Alert[], now: Date) {
  const today = getSeoulDay(now);
  const yesterday = getSeoulDay(new Date(now.getTime() - DAY_MS));
  const groups = [
    { title: '오늘', alerts: alerts.filter(({ at }) => getSeoulDay(new Date(at)) >= today) },
    { title: '어제', alerts: alerts.filter(({ at }) => getSeoulDay(new Date(at)) === yesterday) },
    { title: '이전', alerts: alerts.filter(({ at }) => getSeoulDay(new Date(at)) < yesterday) },
  ];
  return groups.filter((group) => group.alerts.length > 0);
}

/**
 * An alert that changed while older pages were loading can be on two of them. Keeps its newer copy, which comes first.
 */
export function removeRepeatedAlerts(alerts: readonly Alert[]): Alert[] {
  const seen = new Set<string>();
  return alerts.filter(({ alertId }) => {
    const isNew = !seen.has(alertId);
    seen.add(alertId);
    return isNew;
  });
}
