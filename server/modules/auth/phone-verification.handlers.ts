import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { randomBase62 } from '../../security/random-code.ts';
import { requirePlace } from '../sign/place.ts';
import { annualValidity } from '../accounts/annual-validity.ts';
import { isCallbackUrl, PURPOSES } from './callback-urls.ts';
import { createPhoneVerifications } from '../accounts/phone-verifications.repository.ts';
import { readEnding, describeVerification } from '../accounts/verification-state.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const WAITS = 40;
const WAIT_MS = 250;

export function createPhoneVerificationHandlers(deps: Deps) {
  const { config, database, identity, now } = deps;
  const verifications = createPhoneVerifications(deps);

  /** Asks the provider, once, and keeps what it says. */
  const settle = async (requestUuid: string, form: Record<string, string>) => {
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
      await database.transaction().execute((transaction) => verifications.pass(transaction, requestUuid, person));
    } catch (error) {
      await verifications.end(database, requestUuid, { status: 'FAILED', vendorCode: 'NO_RESULT' });
      if (!(error instanceof DomainError)) throw error;
    }
  };

  /** The browser may post twice: the second one waits for what the first one is told. */
  const settled = async (requestUuid: string) => {
    for (let wait = 0; ; wait += 1) {
      const row = await verifications.find(database, requestUuid);
      if (!row) throw new DomainError('VERIFICATION_NOT_FOUND');
      if (row.status !== 'REQUESTED' || row.returnedAt === null || wait >= WAITS) return row;
      await delay(WAIT_MS);
    }
  };

  return {
    async startPhoneVerification({ body, caller }) {
      if (!isCallbackUrl(config, body.callbackUrl)) throw new DomainError('CALLBACK_NOT_ALLOWED');
      const purpose = PURPOSES.find((known) => known === body.parameterOption1);
      if (!purpose || (purpose === 'receiver') !== (caller.kind === 'receiver')) {
        const fieldErrors = [{ field: 'parameterOption1', message: '본인 확인의 쓰임이 맞지 않아요.' }];
        throw new DomainError('VALIDATION', { fieldErrors });
      }
      // It costs money: nobody starts one for a document that they can no longer open.
      if (caller.kind === 'receiver')
        await database.transaction().execute((transaction) => requirePlace(transaction, caller));
      const { parameterOption2, callbackUrl } = body;
      const request = { requestUuid: uuidv7(), orderNo: `DJ${randomBase62(24)}` };
      const started = { ...request, ...personOf(caller), purpose, parameterOption2, callbackUrl };
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
    },
    async returnFromPhoneVerification({ query, body }) {
      const requestUuid = query.requestUuid ?? body['param_opt_3'] ?? '';
      const known = UUID.test(requestUuid) ? await verifications.find(database, requestUuid) : undefined;
      if (!known) throw new DomainError('VERIFICATION_NOT_FOUND');
      await settle(requestUuid, body);
      const after = await settled(requestUuid);
      const location = new URL(after.callbackUrl);
      location.searchParams.set('requestUuid', after.requestUuid);
      location.searchParams.set('userUuid', after.userUuid ?? after.receiverUuid ?? '');
      const ending = readEnding(after, now());
      if (ending !== 'VERIFIED') location.searchParams.set('message', ending);
      return { kind: 'redirect', location: location.href };
    },
    async checkPhoneVerification({ query, caller }) {
      const row = await verifications.find(database, query.requestUuid);
      const { userUuid, receiverUuid } = personOf(caller);
      const isOwn = row?.userUuid === userUuid && row.receiverUuid === receiverUuid;
      if (!row || !isOwn || query.userUuid.toLowerCase() !== (userUuid ?? receiverUuid))
        throw new DomainError('VERIFICATION_NOT_FOUND');
      return describeVerification(row, now());
    },
    async getAnnualValidity({ caller }) {
      return annualValidity(caller.phoneVerifiedAt, now());
    },
  } satisfies Partial<OperationHandlers>;
}

const personOf = (caller: Caller) =>
  caller.kind === 'user'
    ? { userUuid: caller.userUuid, receiverUuid: null }
    : { userUuid: null, receiverUuid: caller.receiverUuid };
