import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createPhoneVerificationRepository } from '../accounts/phone-verifications.repository.ts';
import { readVerificationStatus } from '../accounts/verification-state.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const MAX_WAITS = 40;
const WAIT_MS = 250;

export function createReturnFromPhoneVerification(deps: Deps): OperationHandler<'returnFromPhoneVerification'> {
  const { credits, database, identity, now } = deps;
  const verifications = createPhoneVerificationRepository(deps);

  /** Fetches the provider's result once, and stores it. */
  const keepResult = async (requestUuid: string, form: Record<string, string>) => {
    const { outcome, vendorCode } = identity.readReturn(form);
    const claim = await verifications.claim(database, requestUuid);
    if (!claim) return;
    if (outcome !== 'ok') {
      const status = outcome === 'cancelled' ? 'CANCELLED' : 'FAILED';
      await verifications.end(database, requestUuid, { status, vendorCode });
      return;
    }
    try {
      const person = await identity.fetchResult(claim.vendorHandle, claim.orderNo);
      await database.transaction().execute(async (transaction) => {
        await verifications.pass(transaction, requestUuid, person);
        if (claim.receiverUuid !== null) await credits.spendIdentity(transaction, claim.receiverUuid);
      });
    } catch (error) {
      await verifications.end(database, requestUuid, { status: 'FAILED', vendorCode: 'NO_RESULT' });
      if (!(error instanceof DomainError)) throw error;
    }
  };

  /** Waits for a concurrent request to fetch the result, because browsers may post twice. */
  const waitForResult = async (requestUuid: string) => {
    for (let waits = 0; ; waits += 1) {
      const row = await verifications.find(database, requestUuid);
      if (!row) throw new DomainError('VERIFICATION_NOT_FOUND');
      if (row.status !== 'REQUESTED' || row.returnedAt === null || waits >= MAX_WAITS) return row;
      await delay(WAIT_MS);
    }
  };

  return async ({ query, body }) => {
    const requestUuid = query.requestUuid ?? body['param_opt_3'] ?? '';
    const known = UUID.test(requestUuid) ? await verifications.find(database, requestUuid) : undefined;
    if (!known) throw new DomainError('VERIFICATION_NOT_FOUND');
    await keepResult(requestUuid, body);
    const after = await waitForResult(requestUuid);
    const location = new URL(after.callbackUrl);
    location.searchParams.set('requestUuid', after.requestUuid);
    location.searchParams.set('userUuid', after.userUuid ?? after.receiverUuid ?? '');
    const ending = readVerificationStatus(after, now());
    if (ending !== 'VERIFIED') location.searchParams.set('message', ending);
    return { kind: 'redirect', location: location.href };
  };
}
