import { href } from '@/shared/routes';
import type { Alert, AlertKind } from '../api/alert';

/** Where one goes about alerts that concern neither a document nor a batch. */
const PLACES: Partial<Record<AlertKind, string>> = {
  MY_TURN: `${href('contracts')}?tab=MY_TURN`,
  NOTICE: href('notices'),
  INVITED: href('profileInvitedOrganization'),
  ANSWERED: href('settingSupport'),
  SECURITY: href('profileInformation'),
  CREDIT_REFILL_OFF: href('settingPayment'),
  RENEWAL_FAILED: href('settingPayment'),
  CARD_UNUSABLE: href('settingPayment'),
};

/** Where an alert leads, if there is anything to see. */
export function findTarget({ kind, contractId, batchId }: Pick<Alert, 'kind' | 'contractId' | 'batchId'>) {
  if (contractId !== null) return href('contract', { contractId });
  if (batchId !== null) return `${href('contracts')}?batch=${batchId}`;
  return PLACES[kind];
}
