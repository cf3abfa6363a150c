import type { components } from '#openapi';

export type AlertKind = components['schemas']['AlertKind'];
export type AlertMail = components['schemas']['AlertMail'];

type KindRule = {
  /** When to email, unless the member chooses otherwise. */
  mail: AlertMail;
  /**
   * Set if members can't change the email setting: the action sends its own email, or the email must not be delayed.
   */
  isMailFixed?: true;
  isScreenFixed?: true;
};

const ITS_OWN_MAIL = { mail: 'NOW', isMailFixed: true } as const;

export const ALERT_KINDS: Record<AlertKind, KindRule> = {
  MY_TURN: ITS_OWN_MAIL,
  SIGNED: { mail: 'OFF' },
  COMPLETED: { mail: 'NOW' },
  DECLINED: { mail: 'NOW' },
  EXPIRING: { mail: 'DAY' },
  EXPIRED: { mail: 'NOW' },
  NOT_DELIVERED: { mail: 'DAY' },
  SEAL_HELD: ITS_OWN_MAIL,
  QUESTION: { mail: 'NOW' },
  VALUE_ANSWERED: { mail: 'DAY' },
  BATCH_DONE: { mail: 'DAY' },
  INVITED: ITS_OWN_MAIL,
  RIGHTS_CHANGED: { mail: 'DAY' },
  NOTICE: { mail: 'OFF' },
  ANSWERED: ITS_OWN_MAIL,
  SECURITY: { ...ITS_OWN_MAIL, isScreenFixed: true },
  CREDIT_REFILL_OFF: ITS_OWN_MAIL,
  RENEWAL_FAILED: ITS_OWN_MAIL,
  CARD_UNUSABLE: ITS_OWN_MAIL,
};

export const isAlertKind = (kind: string): kind is AlertKind => Object.hasOwn(ALERT_KINDS, kind);
