import { sql } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../../database/connect.ts';
import { toSeoulInstant } from '../../../../rules/dates.ts';
import type { OrderFailure, OrderState } from '../orders.repository.ts';

export type PaymentFilter = {
  servicePlanName?: 'FREE' | 'STANDARD' | 'CREDIT';
  startDateToCheck?: string;
  endDateToCheck?: string;
  status?: components['schemas']['PaymentState'];
};
export type PaymentRow = Awaited<ReturnType<typeof listPaymentRows>>[number];

/** Selects the matching orders, except those whose payment window was closed before any attempt. */
const matching = (connection: Connection, organizationUuid: string, filter: PaymentFilter) => {
  const { servicePlanName, startDateToCheck, endDateToCheck, status } = filter;
  return connection
    .selectFrom('paymentOrders as o')
    .where('o.organizationUuid', '=', organizationUuid)
    .where('o.state', 'in', ['ASKED', 'DONE', 'FAILED'])
    .$if(servicePlanName !== undefined, (found) =>
      servicePlanName === 'CREDIT' ? found.where('o.kind', '=', 'CREDIT') : found.where('o.kind', '=', 'PLAN'),
    )
    .$if(startDateToCheck !== undefined, (found) =>
      found.where('o.openedAt', '>=', toSeoulInstant(startDateToCheck ?? '', {})),
    )
    .$if(endDateToCheck !== undefined, (found) =>
      found.where('o.openedAt', '<', toSeoulInstant(endDateToCheck ?? '', { days: 1 })),
    )
    .$if(status !== undefined, (found) => found.where(STATES[status ?? 'OPEN']));
};

const STATES: Record<components['schemas']['PaymentState'], ReturnType<typeof sql<boolean>>> = {
  OPEN: sql<boolean>`o.state = 'OPEN'`,
  EXPIRED: sql<boolean>`o.state = 'EXPIRED'`,
  CONFIRMING: sql<boolean>`o.state = 'ASKED'`,
  FAILED: sql<boolean>`o.state = 'FAILED'`,
  DONE: sql<boolean>`o.state = 'DONE' and o.refunded_amount = 0`,
  PART_REFUNDED: sql<boolean>`o.refunded_amount > 0 and o.refunded_amount < o.amount`,
  REFUNDED: sql<boolean>`o.refunded_amount = o.amount`,
};

export const listPaymentRows = (
  connection: Connection,
  organizationUuid: string,
  filter: PaymentFilter,
  { skip, take }: { skip: number; take: number },
) =>
  selectPayment(matching(connection, organizationUuid, filter))
    .orderBy('o.openedAt', 'desc')
    .orderBy('o.orderId')
    .limit(take)
    .offset(skip)
    .execute();

const selectPayment = (found: ReturnType<typeof matching>) =>
  found
    .leftJoin('creditLots as l', 'l.orderId', 'o.orderId')
    .select(['o.orderId', 'o.orderName', 'o.amount', 'o.refundedAmount', 'o.credits', 'o.payment', 'o.openedAt'])
    .select(['o.servicePlanName', 'o.organizationServicePlanPaymentUuid', 'o.periodStart', 'o.periodEnd'])
    .select(['l.startsAt', 'l.expiresAt'])
    .select([
      sql<'PLAN' | 'CREDIT'>`o.kind`.as('kind'),
      sql<OrderState>`o.state`.as('state'),
      sql<OrderFailure['kind'] | null>`o.failure_kind`.as('failureKind'),
    ]);

/** Finds a successful payment, even if it was refunded later. */
export const findPaidPaymentRow = (connection: Connection, organizationUuid: string, orderId: string) =>
  selectPayment(matching(connection, organizationUuid, {}))
    .where('o.orderId', '=', orderId)
    .where('o.state', '=', 'DONE')
    .executeTakeFirst();

/** Counts the matching payments, and adds up their amounts minus refunds. */
export const sumPayments = (connection: Connection, organizationUuid: string, filter: PaymentFilter) =>
  matching(connection, organizationUuid, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`coalesce(sum(o.amount - o.refunded_amount) filter (where o.state = 'DONE'), 0)`.as('sum'))
    .executeTakeFirstOrThrow();

export const findBuyer = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('organizations')
    .select(['name', 'businessNumber'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
