import { href } from '@/shared/routes';
import type { Alert } from '../api/alert';

/** Where an alert leads, if there is anything to see. */
export function findTarget({ kind, contractId, batchId }: Alert): string | undefined {
  if (contractId !== null) return href('contract', { contractId });
  if (batchId !== null) return `${href('contracts')}?batch=${batchId}`;
  switch (kind) {
    case 'MY_TURN':
      return `${href('contracts')}?tab=MY_TURN`;
    case 'INVITED':
      return href('profileInvitedOrganization');
    case 'SECURITY':
      return href('profileInformation');
    case 'CREDIT_REFILL_OFF':
    case 'RENEWAL_FAILED':
    case 'CARD_UNUSABLE':
      return href('settingPayment');
    default:
      return undefined;
  }
}
