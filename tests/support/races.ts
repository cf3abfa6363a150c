import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../server/database/connect.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Waits until another connection is blocked by the lock that the test holds. From then on, the test decides how the
 * race ends.
 */
export const untilBlocked = (database: Database) =>
  waitUntil(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    expect(rows).toHaveLength(1);
  });
