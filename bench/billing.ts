import { cpus } from 'node:os';
import { connectDatabase } from '../server/database/connect.ts';
import { grantCredits } from '../server/modules/credits/issue-credits.ts';
import { printContracts } from './lib/chromium-pdfs.ts';
import { startInstallation, type Installation } from './lib/installation.ts';
import { saveResults } from './lib/results.ts';
import { measureRows, type Side } from './lib/rows.ts';
import { createSender } from './lib/sender.ts';
import { SENDING_ROWS, type Senders } from './lib/sending-rows.ts';

/**
 * Compares the cost of sending on two installations: one without billing, and one that reserves a document per
 * contract. All clients share one organisation and therefore compete for the same credit lots.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const CREDITS = 1_000_000;
const YEAR_MS = 365 * 86_400_000;
const ROWS = ['upload, create, send p10', 'p10, 8 clients'];

const printed = await printContracts([10]);
const p10 = printed.get(10);
if (!p10) throw new Error('No contract was printed.');
const sides: Side<Senders>[] = [];
for (const billing of ['off', 'emulator']) {
  const installation = await startInstallation({ env: { BILLING: billing } });
  if (billing !== 'off') await grant(installation);
  const sender = await createSender(installation.origin, installation.token, p10);
  sides.push({ name: billing, installation, prepared: { own10: sender, p1: sender, p10: sender, p200: sender } });
}
const rows = await measureRows(
  SENDING_ROWS.filter(({ name }) => ROWS.includes(name)),
  sides,
  ROUNDS,
);
const held: Record<string, number> = {};
for (const { name, installation } of sides) {
  const { rows: found } = await installation.database.query<{ uses: number }>(
    'select count(*)::integer as uses from credit_uses',
  );
  held[name] = found[0]?.uses ?? 0;
  await installation.stop();
}
console.log(`Medians of ${ROUNDS} rounds on ${cpus().length} cores; all processes counted`);
console.table(rows);
console.table({ 'documents held': held });
await saveResults('billing', { rows, held, rounds: ROUNDS });

async function grant({ database: pool, seat }: Installation) {
  const { rows: found } = await pool.query<{ organization: string }>(
    'select organization_uuid as organization from organization_members where organization_member_uuid = $1',
    [seat],
  );
  const organizationUuid = found[0]?.organization ?? '';
  const { database } = connectDatabase({ connectionString: pool.options.connectionString, max: 1 });
  const at = new Date();
  const until = new Date(at.getTime() + YEAR_MS);
  await grantCredits(database, { organizationUuid, credits: CREDITS, until, reason: '측정', at });
  await database.destroy();
}
