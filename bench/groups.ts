import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../server/database/connect.ts';
import { startCluster } from '../server/database/embedded-cluster.ts';
import { migrate } from '../server/database/migrate.ts';
import { STATUSES_BY_TAB } from '../server/modules/contracts/lists/list-order.ts';
import { createListQueries } from '../server/modules/contracts/lists/list-queries.repository.ts';
import type { Viewers } from '../server/modules/contracts/lists/list.repository.ts';
import { createStatisticsQueries } from '../server/modules/contracts/lists/statistics.repository.ts';
import { fillAudiences } from './lib/fill-audiences.ts';
import { saveResults } from './lib/results.ts';
import { median } from './lib/usage.ts';

/**
 * Measures PostgreSQL's time for the lists of a member who sees contracts through groups. Each contract is either the
 * member's own or shared with one audience, and the sender sees all of them.
 */
const CONTRACTS = Number(process.env['BENCH_CONTRACTS'] ?? 900_000);
const AUDIENCES = [0, 5, 20];
const LOOKS = 50;
const SIZE = 20;

type Connected = ReturnType<typeof connectDatabase>;

function createLooks(connected: Connected) {
  const queries = createListQueries(connected);
  const readStatistics = createStatisticsQueries(connected);
  const pageOf = (viewers: Viewers, page: number) =>
    queries.findPlainPage(viewers, STATUSES_BY_TAB.ALL, { sort: 'MOVED', skip: (page - 1) * SIZE, take: SIZE + 1 });
  return {
    'first page with counts': (viewers: Viewers) => pageOf(viewers, 1),
    'page 10': (viewers: Viewers) => pageOf(viewers, 10),
    'page 50': (viewers: Viewers) => pageOf(viewers, 50),
    'counts of the tabs': (viewers: Viewers) => queries.countTabs(viewers),
    statistics: (viewers: Viewers) => readStatistics(viewers),
  };
}

async function measure(look: () => Promise<unknown>) {
  const took: number[] = [];
  for (let round = -5; round < LOOKS; round += 1) {
    const begin = performance.now();
    await look();
    if (round >= 0) took.push(performance.now() - begin);
  }
  return Math.round(median(took) * 100) / 100;
}

async function measureWith(audiences: number) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-bench-'));
  const cluster = await startCluster({ dataDir });
  const connected = connectDatabase({ connectionString: cluster.connectionString, max: 1 });
  await migrate(connected.pool);
  const begin = performance.now();
  const seat = randomUUID();
  const filled = await fillAudiences(connected.pool, { seat, contracts: CONTRACTS, audiences });
  console.log(`${audiences} audiences after ${Math.round((performance.now() - begin) / 1_000)} s`);
  for (const [name, look] of Object.entries(createLooks(connected)))
    for (const [who, own] of [['member', seat] as const, ['sender', filled.sender] as const])
      (table[`${name}, ${who}`] ??= {})[`${audiences} audiences (ms)`] = await measure(() =>
        look({ own, seat: own, audiences: filled.audiences }),
      );
  await connected.database.destroy();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const table: Record<string, Record<string, number>> = {};
for (const audiences of AUDIENCES) await measureWith(audiences);
console.log(`Medians of ${LOOKS} statements in ms, among ${CONTRACTS} contracts`);
console.table(table);
await saveResults('groups', { contracts: CONTRACTS, table });
