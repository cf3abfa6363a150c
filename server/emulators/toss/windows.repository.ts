import type { Connection } from '../../database/connect.ts';
import type { WindowOptions } from './read-window.ts';

export type BookedWindow = {
  windowId: string;
  options: WindowOptions;
  state: string;
  cardNumber: string | null;
  paymentKey: string | null;
  openedAt: Date;
  passedAt: Date | null;
};

const COLUMNS = ['windowId', 'options', 'state', 'cardNumber', 'paymentKey', 'openedAt', 'passedAt'] as const;

const readRow = <Row extends { options: string }>(row: Row) => {
  const options: WindowOptions = JSON.parse(row.options);
  return { ...row, options };
};

export const saveWindow = (
  connection: Connection,
  window: { windowId: string; options: WindowOptions; paymentKey: string | null; openedAt: Date },
) =>
  connection
    .insertInto('emulatedTossWindows')
    .values({ ...window, kind: window.options.kind, options: JSON.stringify(window.options) })
    .execute();

export async function lockWindow(connection: Connection, windowId: string): Promise<BookedWindow | undefined> {
  const row = await connection
    .selectFrom('emulatedTossWindows')
    .select(COLUMNS)
    .where('windowId', '=', windowId)
    .forUpdate()
    .executeTakeFirst();
  return row && readRow(row);
}

export async function findPaymentWindow(connection: Connection, paymentKey: string) {
  const row = await connection
    .selectFrom('emulatedTossWindows')
    .select(COLUMNS)
    .where('paymentKey', '=', paymentKey)
    .executeTakeFirst();
  return row && readRow(row);
}

export const completeWindow = (
  connection: Connection,
  windowId: string,
  passed: { cardNumber: string; authKey: string | null; passedAt: Date },
) =>
  connection
    .updateTable('emulatedTossWindows')
    .set({ ...passed, state: 'PASSED' })
    .where('windowId', '=', windowId)
    .execute();

export const cancelWindow = (connection: Connection, windowId: string) =>
  connection.updateTable('emulatedTossWindows').set({ state: 'CANCELED' }).where('windowId', '=', windowId).execute();

export async function consumeAuthKey(connection: Connection, authKey: string) {
  const row = await connection
    .updateTable('emulatedTossWindows')
    .set({ state: 'USED' })
    .where('authKey', '=', authKey)
    .where('state', '=', 'PASSED')
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && readRow(row);
}
