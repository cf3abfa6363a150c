import { href } from '@/shared/routes';
import type { Alert, AlertKind } from '../api/alert';

/** The pages for alerts that aren't about a document or a batch. */
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

export function findAlertTarget({ kind, contractId, batchId }: Pick<Alert, 'kind' | 'contractId' | 'batchId'>) {
  if (contractId !== null) return href('contract', { contractId });
  if (batchId !== null) return `${href('contracts')}?batch=${batchId}`;
  return PLACES[kind];
}
