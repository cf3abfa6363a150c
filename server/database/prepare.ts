import { sql, type Compilable } from 'kysely';
import type pg from 'pg';

/** Refers to a parameter of a prepared query by its position, starting at 1. */
export const parameter = <Value>(place: number) => sql<Value>`${sql.raw(`$${place}`)}`;

export type PrepareQuery = ReturnType<typeof createQueryPreparer>;

/**
 * Prepares a query that runs on every request: compiled once, then parsed and planned once per connection. Write
 * parameters as `parameter(n)` and constants as `sql.lit`. Other values throw.
 */
export const createQueryPreparer =
  (pool: pg.Pool) =>
  <Row>(name: string, query: Compilable<Row>) => {
    const { sql: text, parameters } = query.compile();
    if (parameters.length > 0) throw new Error(`The prepared query ${name} holds values of its own.`);
    let keys: string[] | null = null;
    return async (...values: (string | null)[]): Promise<Row[]> => {
      const { rows, fields } = await pool.query<unknown[]>({ name, text, values, rowMode: 'array' });
      const known = (keys ??= fields.map((field) => camelCase(field.name)));
      return rows.map((cells): Row => Object(Object.fromEntries(cells.map((cell, place) => [known[place], cell]))));
    };
  };

const camelCase = (name: string) => name.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
