import { createTossGateway } from '../adapters/payments/toss.ts';
import { readConfig } from '../config.ts';
import { compareLotsWithLedger } from '../modules/credits/compare-lots.ts';
import { compareOrders, type WrongOrder } from '../modules/payments/compare-orders.ts';
import { readOptions, type CommandResult } from './command.ts';
import { openInstallation } from './installation.ts';

/**
 * Adds up the ledger and compares each order with the provider's records.
 *
 * If a lot differs, somebody bypassed the database's triggers. If an order differs, it was paid or refunded outside
 * this service.
 */
export async function runCheckMoneyCommand(given: string[]): Promise<CommandResult> {
  readOptions(given, {});
  const { toss } = readConfig(process.env);
  const installation = await openInstallation();
  try {
    const { lots, entries, wrong } = await compareLotsWithLedger(installation.database);
    const paid = toss ? await compareOrders(installation.database, createTossGateway(toss)) : { orders: 0, wrong: [] };
    const isRight = wrong.length === 0 && paid.wrong.length === 0;
    return {
      answer: { lots, entries, wrong, orders: paid.orders, wrongOrders: paid.wrong },
      words: [
        `크레딧 묶음 ${lots}개, 장부 ${entries}줄, 결제 ${paid.orders}건`,
        ...(isRight ? ['모두 맞아요.'] : []),
        ...(wrong.length > 0 ? ['장부와 다른 묶음이에요.', ...wrong.map((lot) => `  ${lot}`)] : []),
        ...(paid.wrong.length > 0 ? ['결제사와 다른 주문이에요.', ...paid.wrong.map(describeOrder)] : []),
      ],
    };
  } finally {
    await installation.close();
  }
}

const describeOrder = ({ orderId, ledger, provider }: WrongOrder) =>
  `  ${orderId}: 장부 ${ledger}원, 결제사 ${provider === null ? '모름' : `${provider}원`}`;
