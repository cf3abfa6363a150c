import type { FastifyInstance } from 'fastify';
import { connectDatabase } from '../../database/connect.ts';
import { registerTossEmulator, type TossEmulatorOptions } from './plugin.ts';

const EVERY_MS = 1_000;
/** A second instead of a minute, because nobody waits three days for a webhook's last retry. */
const MINUTE_MS = 1_000;
const MAX_CONNECTIONS = 4;

type Options = Omit<TossEmulatorOptions, 'database' | 'webhooks'> & {
  connectionString: string;
  webhookUrl: string;
  onTrouble: (error: unknown) => void;
};

/** Runs the emulator beside the server, with its own connections and a timer for webhooks. */
export async function startTossEmulator(app: FastifyInstance, options: Options) {
  const { connectionString, webhookUrl, onTrouble, ...more } = options;
  const { database } = connectDatabase({ connectionString, max: MAX_CONNECTIONS });
  const webhooks = { url: webhookUrl, minuteMs: MINUTE_MS };
  const { deliverWebhooks } = await registerTossEmulator(app, { ...more, database, webhooks });
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= deliverWebhooks(new Date())
      .catch(onTrouble)
      .finally(() => {
        round = null;
      });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
    await database.destroy();
  });
}
