import Fastify from 'fastify';
import { connectDatabase } from '../../../server/database/connect.ts';
import { registerTossEmulator } from '../../../server/emulators/toss/plugin.ts';
import { SOAK_TOSS } from './soak-toss.ts';

/** Runs the provider as a separate process that is never killed and finishes requests even if their caller has died. */
const [connectionString = '', port = '', webhookUrl = ''] = process.argv.slice(2);
const clock = { time: 0 };
const { database } = connectDatabase({ connectionString, max: 8, connectionTimeoutMillis: 5_000 });
const app = Fastify({ forceCloseConnections: true });
const { deliverWebhooks } = await registerTossEmulator(app, {
  config: { mode: 'development', billing: 'emulator' },
  prefix: SOAK_TOSS.prefix,
  publicBase: `http://127.0.0.1:${port}${SOAK_TOSS.prefix}`,
  ...SOAK_TOSS.keys,
  database,
  webhooks: { url: webhookUrl },
  now: () => new Date(clock.time),
  // Longer than the callers' timeout.
  wait: () => new Promise((resolve) => setTimeout(resolve, SOAK_TOSS.slowMs)),
});
app.post<{ Body: { at: number } }>('/clock', ({ body }) => {
  clock.time = body.at;
  return {};
});
app.post('/deliver', async () => {
  await deliverWebhooks(new Date(clock.time));
  return {};
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
process.on('disconnect', () => process.exit());
