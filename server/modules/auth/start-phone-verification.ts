import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ReceiverCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { generateBase62 } from '../../security/random-code.ts';
import { createPhoneVerificationRepository } from '../accounts/phone-verifications.repository.ts';
import { isCallbackUrl, VERIFICATION_PURPOSES } from './callback-urls.ts';
import { getVerificationSubject } from './get-verification-subject.ts';

/** Throws if the receiver can no longer open their document. */
export type RequireOpenDocument = (transaction: Transaction<DB>, caller: ReceiverCaller) => Promise<unknown>;

export function createStartPhoneVerification(
  deps: Deps,
  requireOpenDocument: RequireOpenDocument,
): OperationHandler<'startPhoneVerification'> {
  const { config, database, identity } = deps;
  const verifications = createPhoneVerificationRepository(deps);

  return async ({ body, caller }) => {
    if (!isCallbackUrl(config, body.callbackUrl)) throw new DomainError('CALLBACK_NOT_ALLOWED');
    const purpose = VERIFICATION_PURPOSES.find((known) => known === body.parameterOption1);
    if (!purpose || (purpose === 'receiver') !== (caller.kind === 'receiver')) {
      const fieldErrors = [{ field: 'parameterOption1', message: '본인 확인의 쓰임이 맞지 않아요.' }];
      throw new DomainError('VALIDATION', { fieldErrors });
    }
    // Verifications cost money, so a receiver who can't open their document can't start one.
    if (caller.kind === 'receiver')
      await database.transaction().execute((transaction) => requireOpenDocument(transaction, caller));
    const { parameterOption2, callbackUrl } = body;
    const request = { requestUuid: uuidv7(), orderNo: `DJ${generateBase62(24)}` };
    const started = { ...request, ...getVerificationSubject(caller), purpose, parameterOption2, callbackUrl };
    const tooMany = await database
      .transaction()
      .execute((transaction) => verifications.start(transaction, { ...started, vendor: identity.vendor }));
    if (tooMany) throw new DomainError('RATE_LIMITED', tooMany);
    const returnUrl = `${config.publicUrl}/api/app/auths/phone-verify/callback?requestUuid=${request.requestUuid}`;
    try {
      const form = await identity.begin({ ...request, returnUrl, options: [purpose, parameterOption2] });
      await verifications.keepHandle(database, request.requestUuid, form.vendorHandle);
      return { kind: 'html', html: form.html };
    } catch (error) {
      await verifications.end(database, request.requestUuid, { status: 'FAILED', vendorCode: 'NOT_BEGUN' });
      throw error;
    }
  };
}
