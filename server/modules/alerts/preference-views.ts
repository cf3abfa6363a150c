import type { components } from '#openapi';
import { ALERT_KINDS, isAlertKind } from './causes/alert-kinds.ts';
import { resolveAlertKind, type AlertPreferences } from './causes/preferences.ts';

type QuietHours = components['schemas']['QuietHours'];

export function describePreferences(preferences: AlertPreferences): components['schemas']['AlertPreferences'] {
  const { quietFrom, quietTo } = preferences;
  return {
    kinds: Object.keys(ALERT_KINDS)
      .filter(isAlertKind)
      .map((kind) => ({ kind, ...resolveAlertKind(kind, preferences) })),
    quiet: quietFrom === null || quietTo === null ? null : { from: writeClock(quietFrom), to: writeClock(quietTo) },
  };
}

export const readQuietHours = (quiet: QuietHours) => ({
  quietFrom: quiet && readClock(quiet.from),
  quietTo: quiet && readClock(quiet.to),
});

const writeClock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function readClock(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
