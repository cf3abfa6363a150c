import { ALERT_KINDS, type AlertKind, type AlertMail } from './alert-kinds.ts';

export type AlertKindChoices = Partial<Record<AlertKind, { screen?: boolean; mail?: AlertMail }>>;
/** A member's settings. Quiet hours are minutes after midnight in Seoul. */
export type AlertPreferences = { kinds: AlertKindChoices; quietFrom: number | null; quietTo: number | null };

export const NO_PREFERENCES: AlertPreferences = { kinds: {}, quietFrom: null, quietTo: null };

/** Applies fixed settings last, so that no member's choice silences a security alert. */
export function resolveAlertKind(kind: AlertKind, { kinds }: AlertPreferences) {
  const { mail, isMailFixed = false, isScreenFixed = false } = ALERT_KINDS[kind];
  const chosen = kinds[kind];
  return {
    screen: isScreenFixed || (chosen?.screen ?? true),
    mail: isMailFixed ? mail : (chosen?.mail ?? mail),
    isScreenFixed,
    isMailFixed,
  };
}
