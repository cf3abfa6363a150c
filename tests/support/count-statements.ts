import pg from 'pg';
import { vi } from 'vitest';

const textOf = (query: unknown) => String(typeof query === 'string' ? query : Object(query).text);
/** Matches statements that poll the queue, whose number depends on the clock. */
const isOfQueue = (text: string) => /with due_now as materialized/.test(text);
const isBegin = (text: string) => /^\s*(begin|start transaction)/i.test(text);
const isEnd = (text: string) => /^\s*(commit|rollback)/i.test(text);

/** Each statement costs a fifth of a millisecond to send to PostgreSQL, whatever it does. */
export async function countStatements(run: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const texts = query.mock.calls.map(([asked]) => textOf(asked)).filter((text) => !isOfQueue(text));
  query.mockRestore();
  return {
    statements: texts.filter((text) => !isBegin(text) && !isEnd(text)).length,
    transactions: texts.filter(isBegin).length,
  };
}
