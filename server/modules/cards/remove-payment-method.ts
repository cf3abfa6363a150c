import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { readPaymentSettings } from '../payments/payment-settings.repository.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { describeCards } from './card-view.ts';
import { hasRunningPlan, listCards, setDefaultCard } from './cards.repository.ts';
import { lockCard } from './lock-card.ts';
import { removeCards } from './remove-cards.ts';

/** Removes a card here and at the provider. The newest remaining card becomes the default, a usable one if possible. */
export const createRemovePaymentMethod =
  (deps: Deps): OperationHandler<'removePaymentMethod'> =>
  async ({ body, caller, idempotencyKey }) => {
    requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, body.organizationUuid);
    const act = identifyAction('removePaymentMethod', caller, idempotencyKey, { body });
    return deps.database.transaction().execute((transaction) =>
      runOnce<ResultOf<'removePaymentMethod'>>(transaction, act, async () => {
        const card = await lockCard(transaction, organizationUuid, body.paymentMethodUuid);
        const cards = await listCards(transaction, organizationUuid);
        const others = cards.filter(({ paymentMethodUuid }) => paymentMethodUuid !== card.paymentMethodUuid);
        const next = others.find(({ status }) => status === 'ACTIVE') ?? others[0];
        const isLast = card.status === 'ACTIVE' && next?.status !== 'ACTIVE';
        if (isLast && (await isChargedRegularly(transaction, organizationUuid))) throw new DomainError('LAST_CARD');
        await removeCards(transaction, [card.paymentMethodUuid]);
        if (card.isDefault && next) await setDefaultCard(transaction, organizationUuid, next.paymentMethodUuid);
        return describeCards(transaction, organizationUuid);
      }),
    );
  };

async function isChargedRegularly(connection: Connection, organizationUuid: string): Promise<boolean> {
  const { refill } = await readPaymentSettings(connection, organizationUuid);
  return refill.on || (await hasRunningPlan(connection, organizationUuid));
}
