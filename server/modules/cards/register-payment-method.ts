import { PaymentFailure, type FailureKind, type IssuedKey, type PaymentGateway } from '../../adapters/payments/port.ts';
import { DomainError, type ErrorCode } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findOrCreateCustomerKey } from '../payments/customers.repository.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { hashBillingKey } from '../payments/webhooks.repository.ts';
import { describeCard } from './card-view.ts';
import { findCardByAuthKey, findBillingCard, insertCard, setDefaultCard, type CardRow } from './cards.repository.ts';

const CODES: Record<FailureKind, ErrorCode> = {
  unknown: 'PAYMENT_UNAVAILABLE',
  declined: 'CARD_DECLINED',
  replace: 'CARD_UNUSABLE',
  late: 'CARD_DECLINED',
  ours: 'PAYMENT_UNAVAILABLE',
};

/**
 * Registers the card from the provider's window. A second tab or a reload gets the first call's card. Concurrent calls
 * share a request, because the provider rejects a second one while it processes the first.
 */
export function createRegisterPaymentMethod(deps: Deps): OperationHandler<'registerPaymentMethod'> {
  const { database } = deps;
  const running = new Map<string, Promise<CardRow>>();
  return async ({ path, body, caller }) => {
    const gateway = requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, path.organizationUuid);
    const { authKey, customerKey } = body;
    if (customerKey !== (await findOrCreateCustomerKey(database, organizationUuid)))
      throw new DomainError('CUSTOMER_KEY_WRONG');
    const key = hashBillingKey(authKey).toString('hex');
    const registering = running.get(key) ?? register(deps, gateway, { organizationUuid, authKey, customerKey });
    running.set(key, registering);
    const card = await registering.finally(() => running.delete(key));
    return describeCard(card);
  };
}

type Asked = { organizationUuid: string; authKey: string; customerKey: string };

async function register(deps: Deps, gateway: PaymentGateway, asked: Asked): Promise<CardRow> {
  const { database, secrets, now } = deps;
  const { organizationUuid, authKey } = asked;
  const known = await findCardByAuthKey(database, organizationUuid, authKey);
  if (known) return known;
  const issued = await issueKey(deps, gateway, asked);
  return database.transaction().execute(async (transaction) => {
    await findOrCreateCustomerKey(transaction, organizationUuid);
    // A new card replaces an unusable default.
    const isFirst = (await findBillingCard(transaction, organizationUuid)) === undefined;
    await insertCard(transaction, secrets, { organizationUuid, authKey, issued, isDefault: false, at: now() });
    const card = await findCardByAuthKey(transaction, organizationUuid, authKey);
    if (!card) throw new Error('A card that was registered is not there.');
    if (!isFirst) return card;
    await setDefaultCard(transaction, organizationUuid, card.paymentMethodUuid);
    return { ...card, isDefault: true };
  });
}

async function issueKey(
  { raiseAlarm }: Deps,
  gateway: PaymentGateway,
  { organizationUuid, authKey, customerKey }: Asked,
): Promise<IssuedKey> {
  try {
    const issued = await gateway.issueBillingKey(
      { authKey, customerKey },
      `issue-${hashBillingKey(authKey).toString('hex')}`,
    );
    if (issued.customerKey === customerKey) return issued;
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    const { kind, code } = error;
    if (code === 'NOT_MATCHES_CUSTOMER_KEY') throw new DomainError('CUSTOMER_KEY_WRONG');
    if (kind === 'ours') raiseAlarm(`the provider refused to issue a key: ${code}`, organizationUuid);
    throw new DomainError(CODES[kind]);
  }
  throw new DomainError('CUSTOMER_KEY_WRONG');
}
