import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDiskStore } from './adapters/files/disk.ts';
import { createTossGateway } from './adapters/payments/toss.ts';
import { createKcpIdentity } from './adapters/identity/kcp.ts';
import { createMailboxSender } from './adapters/mail/mailbox.ts';
import { createSmtpSender } from './adapters/mail/smtp.ts';
import { DISABLED_TEXT_SENDER } from './adapters/sms/none.ts';
import { createSolapiTextSender } from './adapters/sms/solapi.ts';
import { buildApp } from './app.ts';
import { listConfigWarnings, type ServerConfig } from './config.ts';
import { openContentLibrary } from './content/pages/open-content.ts';
import { readPlans } from './content/plans.ts';
import type { OperationHandlers } from './contract/operations.ts';
import type { Deps } from './deps.ts';
import { createChangeFeed } from './database/change-feed.ts';
import { createDocumentEngine } from './documents/engine.ts';
import { requireFonts } from './documents/require-fonts.ts';
import { createHandlers, createPaymentReactions } from './handlers.ts';
import { describeError } from './http/describe-error.ts';
import { loadSite } from './http/find-site.ts';
import { listPaymentCspSources } from './http/payment-sources.ts';
import type { JobDefinition } from './jobs/definition.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { createAlertStreams } from './modules/alerts/alert-streams.ts';
import { createAlertJobs } from './modules/alerts/alerts.jobs.ts';
import { createHelpJobs } from './modules/help/help.jobs.ts';
import { createAuthenticator } from './modules/auth/authenticate.ts';
import { createDirectUrlJobs } from './modules/direct-urls/direct-urls.jobs.ts';
import { createBatchJobs } from './modules/batches/batches.jobs.ts';
import { createBulkJobs } from './modules/bulk/bulk.jobs.ts';
import { createSharingJobs } from './modules/contracts/filing/sharing.jobs.ts';
import { createSearchJobs } from './modules/contracts/lists/search.jobs.ts';
import { createStatisticsJobs } from './modules/contracts/lists/statistics.jobs.ts';
import { createContractJobs } from './modules/contracts/running/contracts.jobs.ts';
import { createMessageJobs } from './modules/messages/messages.jobs.ts';
import { createPagePictureService, type PagePictures } from './modules/files/page-pictures.ts';
import { createFileJobs } from './modules/files/process-uploads.jobs.ts';
import { createFindPreview } from './modules/sign/entry/link-previews.ts';
import { createCardJobs } from './modules/cards/cards.jobs.ts';
import { createRefillJobs } from './modules/refills/refills.jobs.ts';
import { requirePlanDeps } from './modules/subscriptions/plan-deps.ts';
import { createSubscriptionJobs } from './modules/subscriptions/subscriptions.jobs.ts';
import { createPaymentJobs } from './modules/payments/payments.jobs.ts';
import { createCreditJobs } from './modules/credits/credits.jobs.ts';
import { createCredits, NO_CREDITS } from './modules/credits/credits.ts';
import { createOutbox } from './modules/messages/outbox.ts';
import { openSealing, type Sealing } from './modules/sealing/sealing.ts';
import { createSealingJobs } from './modules/sealing/sealing.jobs.ts';
import { enqueueReencryption, createKeyJobs } from './modules/upkeep/reencrypt.jobs.ts';
import { createUpkeepJobs } from './modules/upkeep/upkeep.jobs.ts';
import { createTextReportJobs } from './modules/messages/text-reports.jobs.ts';
import { addOperatorPage } from './modules/support/operator-page.ts';
import { openDatabase } from './open-database.ts';
import { createJobLogger, createLoggerOptions } from './process/logger.ts';
import { requireDataFolder } from './process/require-data-folder.ts';
import { explainListenFailure, requireFreePort } from './process/require-free-port.ts';
import { createShutdownSequence } from './process/shutdown.ts';
import { loadMasterKey } from './security/master-key.ts';
import { createPatternMatcher } from './text/patterns/judge.ts';
import { openSecrets } from './security/open-secrets.ts';

type DemoAccount = { name: string; email: string; password: string };
export type RunningServer = {
  /** Null if the process only runs jobs. */
  address: string | null;
  accounts: readonly DemoAccount[];
  startedInMs: number;
  stop: () => Promise<void>;
};

export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const stops = createShutdownSequence();
  try {
    return await openEverything(config, stops);
  } catch (error) {
    await stops.stop().catch(() => {});
    throw error;
  }
}

const now = () => new Date();

async function openEverything(
  config: ServerConfig,
  stops: ReturnType<typeof createShutdownSequence>,
): Promise<RunningServer> {
  requireFonts();
  const place = { host: config.host, port: config.port };
  if (config.role !== 'worker') await requireFreePort(place);
  await requireDataFolder(config.dataDir);
  const { database, prepare, connectionString, warning } = await openDatabase(config, {
    add: stops.add,
    onLost: endWithoutDatabase,
  });
  const secrets = await openSecrets(database, {
    key: config.secretKey ?? (await loadMasterKey(config.dataDir)),
    before: config.secretKeyBefore,
  });
  const files = createDiskStore(path.join(config.dataDir, 'files'), {
    onDamaged: (sha256) => app.log.error({ sha256 }, 'a stored file is damaged: put it back from a backup'),
  });
  await files.check();
  // Seals test data, to find a broken key at startup.
  const sealing = await openSealing(config);
  let workers: Worker[] = [];
  const documents = createDocumentEngine({
    onFailure: ({ reason, message, cost }, task) =>
      app.log.warn({ reason, message, ...cost, task }, 'a child ended over a file'),
  });
  stops.add(documents.close);
  const patterns = createPatternMatcher();
  stops.add(() => patterns.close());
  const plans = readPlans(config.plansFile);
  const content = await openContentLibrary(config.contentDir, (error) =>
    app.log.error({ error: describeError(error) }, 'CONTENT_DIR has a mistake: the pages before it are still shown'),
  );
  const credits = config.billing === 'off' ? NO_CREDITS : createCredits({ plans, now });
  const deps: Deps = {
    config,
    database,
    prepare,
    secrets,
    files,
    documents,
    outbox: createOutbox(secrets, credits),
    patterns,
    trust: sealing.trust,
    identity: createKcpIdentity(config.kcp),
    content,
    plans,
    credits,
    payments: config.toss && createTossGateway(config.toss),
    raiseAlarm: (reason, orderId) => app.log.error({ orderId }, reason),
    alertStreams: createAlertStreams({
      database,
      changes: createChangeFeed({ connectionString }),
      onTrouble: (error) => app.log.error({ error: describeError(error) }, 'what has changed could not be told'),
    }),
    queueIsRead: () => workers.every((worker) => worker.isHealthy()),
    wakeWorkers: (kind) => workers.forEach((worker) => worker.wake(kind)),
    now,
  };

  const pictures = createPagePictureService(deps);
  const handlers = createHandlers(deps, pictures);
  const app = await buildApp({
    handlers,
    authenticate: createAuthenticator(deps),
    logger: createLoggerOptions(config),
    isProduction: config.isProduction,
    trustedProxies: config.trustedProxies,
    rateLimits: config.rateLimits,
    formOrigins: [...new Set([config.publicUrl, ...config.appOrigins, ...deps.identity.origins])],
    origins: config.appOrigins.length > 0 ? [config.publicUrl, ...config.appOrigins] : [],
    paymentSources: listPaymentCspSources(config),
    hasReference: config.hasReference,
    site: await loadSite(config),
    findPreview: createFindPreview(database),
    extras: [
      async (served) => addOperatorPage(served, deps),
      ...(config.isProduction ? [] : [await loadEmulators(deps, connectionString)]),
    ],
  });
  for (const said of [...listConfigWarnings(config), ...(warning ? [warning] : [])]) app.log.warn(said);

  const accounts = config.isProduction ? [] : await seed(deps);
  if (config.secretKeyBefore) await enqueueReencryption(database);
  if (config.role !== 'web')
    workers = startJobs({ ...deps, sealing }, pictures, await demoJobs(deps, handlers), app.log, stops);
  stops.add(() => app.close());
  // Closed before the app, which would wait for streams that never end.
  stops.add(() => deps.alertStreams.close());
  const address = config.role === 'worker' ? null : await app.listen(place).catch(explainListenFailure(place));
  const startedInMs = performance.now();
  app.log.info({ role: config.role, ms: Math.round(startedInMs) }, 'started');
  return { address, accounts, startedInMs, stop: stops.stop };
}

const FILES_AT_ONCE = 2;

/** Starts the workers. Files have their own, so that emails don't wait behind slow documents. */
function startJobs(
  deps: Deps & { sealing: Sealing },
  pictures: PagePictures,
  more: readonly JobDefinition[],
  log: Parameters<typeof createJobLogger>[0],
  stops: ReturnType<typeof createShutdownSequence>,
) {
  const { config, credits, database, files, secrets } = deps;
  const { smtpUrl, mailFrom, publicUrl } = config;
  const mail = smtpUrl ? createSmtpSender({ url: smtpUrl, from: mailFrom, publicUrl }) : createMailboxSender(database);
  const reports = {
    database,
    onReport: createJobLogger(log),
    onTrouble: (error: unknown) => log.error({ error: describeError(error) }, 'the queue does not answer'),
  };
  const texts = config.solapi ? createSolapiTextSender(config.solapi) : DISABLED_TEXT_SENDER;
  const messages = [
    ...createMessageJobs({ database, files, secrets, mail, texts, publicUrl, credits }),
    ...createCreditJobs(deps),
    ...createPaymentJobs(deps, createPaymentReactions(deps)),
    ...createCardJobs(deps),
    ...createSubscriptionJobs(deps),
    ...createRefillJobs(deps, deps.payments && requirePlanDeps(deps)),
    ...createTextReportJobs({ database, texts, credits }),
    ...createContractJobs(deps),
    ...createSealingJobs({
      ...deps,
      pagePictures: pictures,
      onHeld: (held) => log.error(held, 'a contract is held: its data do not match its record'),
    }),
    ...createAlertJobs(deps),
    ...createHelpJobs(deps),
    ...createBulkJobs(deps),
    ...createBatchJobs(deps),
    ...createDirectUrlJobs(deps),
    ...createUpkeepJobs(deps),
    ...createSharingJobs(deps),
    ...createSearchJobs(deps),
    ...createStatisticsJobs(deps),
    ...createKeyJobs(deps, (words) => log.warn(words)),
    ...more,
  ];
  const workers = [
    startWorker({ ...reports, definitions: messages }),
    startWorker({ ...reports, definitions: createFileJobs(deps), concurrency: FILES_AT_ONCE }),
  ];
  stops.add(mail.close);
  for (const worker of workers) stops.add(worker.stop);
  return workers;
}

async function demoJobs(deps: Deps, handlers: OperationHandlers) {
  if (deps.config.mode === 'production') return [];
  const { createDemoJobs } = await import('./content/demo/demo.jobs.ts');
  return createDemoJobs(deps, handlers);
}

/** Imported dynamically, so that production doesn't load the emulators. */
async function loadEmulators(deps: Deps, connectionString: string) {
  const { registerEmulators: addEmulators } = await import('./emulators/register-emulators.ts');
  return (app: FastifyInstance) => addEmulators(app, deps, connectionString);
}

/** Fills an empty database, and returns its users. Later starts return the same ones. */
async function seed(deps: Deps): Promise<DemoAccount[]> {
  const [{ seedDemo }, { DEMO_PASSWORD, DEMO_PEOPLE }] = await Promise.all([
    import('./content/demo/demo.ts'),
    import('./content/demo/people.ts'),
  ]);
  // Development restarts too often to create documents.
  await seedDemo(deps, { withDocuments: deps.config.mode === 'demo' });
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
