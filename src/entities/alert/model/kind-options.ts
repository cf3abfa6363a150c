import { ALERT_KIND_LABELS } from '#rules/alert-words.ts';
import type { AlertKind } from '../api/alert';

const KINDS: readonly AlertKind[] = [
  'MY_TURN',
  'SIGNED',
  'COMPLETED',
  'DECLINED',
  'EXPIRING',
  'EXPIRED',
  'NOT_DELIVERED',
  'SEAL_HELD',
  'QUESTION',
  'VALUE_ANSWERED',
  'BATCH_DONE',
  'INVITED',
  'RIGHTS_CHANGED',
  'NOTICE',
  'ANSWERED',
  'SECURITY',
  'CREDIT_REFILL_OFF',
  'RENEWAL_FAILED',
  'CARD_UNUSABLE',
];

export const ALERT_KIND_OPTIONS = KINDS.map((value) => ({ value, label: ALERT_KIND_LABELS[value] }));
