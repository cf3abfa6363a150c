import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { describeCards } from './card-view.ts';
import { setDefaultCard } from './cards.repository.ts';
import { lockCard } from './lock-card.ts';

export const createSetDefaultPaymentMethod =
  (deps: Deps): OperationHandler<'setDefaultPaymentMethod'> =>
  async ({ body, caller, idempotencyKey }) => {
    requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, body.organizationUuid);
    const act = identifyAction('setDefaultPaymentMethod', caller, idempotencyKey, { body });
    return deps.database.transaction().execute((transaction) =>
      runOnce<ResultOf<'setDefaultPaymentMethod'>>(transaction, act, async () => {
        const card = await lockCard(transaction, organizationUuid, body.paymentMethodUuid);
        if (card.status !== 'ACTIVE') throw new DomainError('CARD_UNUSABLE');
        await setDefaultCard(transaction, organizationUuid, card.paymentMethodUuid);
        return describeCards(transaction, organizationUuid);
      }),
    );
  };
