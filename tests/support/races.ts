import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Waits until one connection is blocked by the lock of another one. From then on a race is open, and the test, which
 * holds the lock, decides how it ends. Fails if no connection is blocked.
 */
export const untilBlocked = (database: Database) =>
  waitUntil(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    expect(rows).toHaveLength(1);
  });
