import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDiskStore } from './adapters/files/disk.ts';
import { createKcpIdentity } from './adapters/identity/kcp.ts';
import { createMailboxSender } from './adapters/mail/mailbox.ts';
import { createSmtpSender } from './adapters/mail/smtp.ts';
import { createMailboxTexts } from './adapters/sms/mailbox.ts';
import { NO_TEXTS } from './adapters/sms/none.ts';
import { buildApp } from './app.ts';
import { configWarnings, type ServerConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { createDocumentEngine } from './documents/engine.ts';
import { openKeyStore } from './documents/seal/keys/key-store.ts';
import { createHandlers } from './handlers.ts';
import { describeError } from './http/describe-error.ts';
import { findSite } from './http/find-site.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { createAuthenticate } from './modules/auth/authenticate.ts';
import { createContractJobs } from './modules/contracts/contracts.jobs.ts';
import { createMessageJobs } from './modules/messages/messages.jobs.ts';
import { createPagePictures, type PagePictures } from './modules/files/page-pictures.ts';
import { createFileJobs } from './modules/files/take-in.jobs.ts';
import { createOutbox } from './modules/messages/outbox.ts';
import { createUpkeepJobs } from './modules/upkeep/upkeep.jobs.ts';
import { openDatabase } from './open-database.ts';
import { logJobs, loggerOptions } from './process/logger.ts';
import { createStops } from './process/stops.ts';
import { keepMasterKey } from './security/master-key.ts';
import { createSecrets } from './security/secrets.ts';

type DemoAccount = { name: string; email: string; password: string };
export type RunningServer = {
  /** null in a process that only does jobs. */
  address: string | null;
  accounts: readonly DemoAccount[];
  startedInMs: number;
  stop: () => Promise<void>;
};

export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const stops = createStops();
  try {
    return await openEverything(config, stops);
  } catch (error) {
    await stops.stop().catch(() => {});
    throw error;
  }
}

async function openEverything(config: ServerConfig, stops: ReturnType<typeof createStops>): Promise<RunningServer> {
  const { database, prepare } = await openDatabase(config, { add: stops.add, onLost: endWithoutDatabase });
  const secrets = createSecrets(config.secretKey ?? (await keepMasterKey(config.dataDir)));
  const files = createDiskStore(path.join(config.dataDir, 'files'));
  await files.check();
  // It seals something: a key that does not work has to show now.
  await openKeyStore({ folder: path.join(config.dataDir, 'seal'), pkcs12: config.seal.pkcs12 });
  let workers: Worker[] = [];
  const documents = createDocumentEngine({
    onFailure: ({ reason, message }, task) => app.log.warn({ reason, message, task }, 'a child ended over a file'),
  });
  stops.add(documents.close);
  const deps: Deps = {
    config,
    database,
    prepare,
    secrets,
    files,
    documents,
    outbox: createOutbox(secrets),
    identity: createKcpIdentity(config.kcp),
    queueIsRead: () => workers.every((worker) => worker.isHealthy()),
    wakeWorkers: () => workers.forEach((worker) => worker.wake()),
    now: () => new Date(),
  };

  const pictures = createPagePictures(deps);
  const app = await buildApp({
    handlers: createHandlers(deps, pictures),
    authenticate: createAuthenticate(deps),
    logger: loggerOptions(config),
    isProduction: config.isProduction,
    trustedProxies: config.trustedProxies,
    rateLimits: config.rateLimits,
    formOrigins: [...new Set([config.publicUrl, ...deps.identity.origins])],
    site: await findSite(config),
    extras: config.isProduction ? [] : [await loadEmulators(deps)],
  });
  for (const warning of configWarnings(config)) app.log.warn(warning);

  const accounts = config.isProduction ? [] : await seed(deps);
  if (config.role !== 'web') workers = startJobs(deps, pictures, app.log, stops);
  stops.add(() => app.close());
  const address = config.role === 'worker' ? null : await app.listen({ host: config.host, port: config.port });
  const startedInMs = performance.now();
  app.log.info({ role: config.role, ms: Math.round(startedInMs) }, 'started');
  return { address, accounts, startedInMs, stop: stops.stop };
}

/** As many as there are children to read files. */
const FILES_AT_ONCE = 2;

/** Files have a worker of their own: mails do not wait behind documents that take long. */
function startJobs(
  deps: Deps,
  pictures: PagePictures,
  log: Parameters<typeof logJobs>[0],
  stops: ReturnType<typeof createStops>,
) {
  const { config, database, secrets } = deps;
  const { smtpUrl, mailFrom, publicUrl } = config;
  const mail = smtpUrl ? createSmtpSender({ url: smtpUrl, from: mailFrom, publicUrl }) : createMailboxSender(database);
  const reports = {
    database,
    onReport: logJobs(log),
    onTrouble: (error: unknown) => log.error({ error: describeError(error) }, 'the queue does not answer'),
  };
  const texts = config.mode === 'production' ? NO_TEXTS : createMailboxTexts(database);
  const messages = [
    ...createMessageJobs({ database, secrets, mail, texts, publicUrl }),
    ...createContractJobs(deps),
    ...createUpkeepJobs(deps),
  ];
  const workers = [
    startWorker({ ...reports, definitions: messages }),
    startWorker({ ...reports, definitions: createFileJobs(deps, pictures), concurrency: FILES_AT_ONCE }),
  ];
  stops.add(mail.close);
  for (const worker of workers) stops.add(worker.stop);
  return workers;
}

/** Loaded only where they may be: production does not even read them. */
async function loadEmulators({ config, database }: Deps) {
  const [{ registerKcpEmulator }, { registerTsaEmulator }, { registerMailbox }] = await Promise.all([
    import('./emulators/kcp/plugin.ts'),
    import('./emulators/tsa/plugin.ts'),
    import('./emulators/mailbox/mailbox.ts'),
  ]);
  return async (app: FastifyInstance) => {
    const { siteCode, encKey } = config.kcp;
    await registerKcpEmulator(app, {
      prefix: '/api/emulators/kcp',
      publicBase: `${config.publicUrl}/api/emulators/kcp`,
      siteCode,
      encKey,
    });
    await registerTsaEmulator(app, { prefix: '/api/emulators/tsa' });
    if (!config.smtpUrl) await registerMailbox(app, database, config.publicUrl);
  };
}

/** Fills an empty database; later starts find the same people there and name them again. */
async function seed(deps: Deps): Promise<DemoAccount[]> {
  const [{ seedDemo }, { DEMO_PASSWORD, DEMO_PEOPLE }] = await Promise.all([
    import('./content/demo/demo.ts'),
    import('./content/demo/people.ts'),
  ]);
  await seedDemo(deps);
  const emails = DEMO_PEOPLE.map(({ email }) => email);
  const there = await deps.database.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const known = new Set(there.map(({ email }) => email));
  return DEMO_PEOPLE.filter(({ email }) => known.has(email)).map(({ name, email }) => ({
    name,
    email,
    password: DEMO_PASSWORD,
  }));
}

function endWithoutDatabase(error: Error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
