import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { addBrowserRoutes } from './browser-routes.ts';
import { generateRandomKey, type GenerateKey } from './keys.ts';
import { addServerRoutes } from './server-routes.ts';
import { createWebhookDelivery, type WebhookTarget } from './webhooks.ts';

export type TossEmulatorOptions = {
  config: Pick<Config, 'mode' | 'billing'>;
  prefix: string;
  publicBase: string;
  clientKey: string;
  secretKey: string;
  /** A separate connection, because Toss has its own data. */
  database: Database;
  webhooks: WebhookTarget;
  now?: () => Date;
  wait?: (ms: number) => Promise<unknown>;
  makeKey?: GenerateKey;
};

/**
 * Emulates the core API of Toss Payments, and version 1 of its payment window. Stores its data in its own tables, so
 * the data survives a restart.
 *
 * Call `deliverWebhooks` regularly to send due webhooks.
 */
export async function registerTossEmulator(app: FastifyInstance, options: TossEmulatorOptions) {
  const { config, prefix, publicBase, clientKey, secretKey, database, webhooks } = options;
  if (config.mode === 'production' || config.billing !== 'emulator')
    throw new Error('The emulator of Toss Payments only runs with BILLING=emulator, and never in production.');
  const {
    now = () => new Date(),
    wait = (ms) => pause(ms, undefined, { ref: false }),
    makeKey = generateRandomKey,
  } = options;
  const deliverWebhooks = createWebhookDelivery(database, webhooks);

  await app.register(
    async (toss) => {
      toss.removeAllContentTypeParsers();
      toss.addContentTypeParser(
        ['application/json', 'text/plain'],
        { parseAs: 'string', bodyLimit: 65_536 },
        (_, body, done) => done(null, body),
      );
      toss.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      // Two scopes, because only servers have the secret key.
      await toss.register(async (browser) =>
        addBrowserRoutes(browser, { publicBase, clientKey, database, makeKey, now }),
      );
      await toss.register(async (server) =>
        addServerRoutes(server, { publicBase, secretKey, database, deliverWebhooks, makeKey, now, wait }),
      );
    },
    { prefix },
  );
  return { deliverWebhooks };
}
