import { expect, it } from 'vitest';
import { findAlertTarget } from '@/entities/alert/model/find-alert-target';

const NOWHERE = { contractId: null, batchId: null };

it.each([
  [{ ...NOWHERE, kind: 'SIGNED', contractId: 'c', batchId: 'b' }, '/contract/c'],
  [{ ...NOWHERE, kind: 'BATCH_DONE', batchId: 'b' }, '/contract/dashboard/normal?batch=b'],
  [{ ...NOWHERE, kind: 'MY_TURN' }, '/contract/dashboard/normal?tab=MY_TURN'],
  [{ ...NOWHERE, kind: 'INVITED' }, '/profile/invited-organization'],
  [{ ...NOWHERE, kind: 'SECURITY' }, '/profile/information'],
  [{ ...NOWHERE, kind: 'CARD_UNUSABLE' }, '/setting/payment/dashboard'],
  [{ ...NOWHERE, kind: 'RIGHTS_CHANGED' }, undefined],
] as const)('%o leads to %s', (alert, address) => {
  expect(findAlertTarget(alert)).toBe(address);
});
