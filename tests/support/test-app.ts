import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { createDiskStore } from '../../server/adapters/files/disk.ts';
import type { IdentityProvider } from '../../server/adapters/identity/port.ts';
import { buildApp } from '../../server/app.ts';
import type { Config } from '../../server/config.ts';
import { openContentLibrary } from '../../server/content/pages/open-content.ts';
import { readPlans } from '../../server/content/plans.ts';
import { createChangeFeed } from '../../server/database/change-feed.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Deps, Documents } from '../../server/deps.ts';
import { createHandlers } from '../../server/handlers.ts';
import type { Site } from '../../server/http/site.ts';
import { startWorker, type Worker } from '../../server/jobs/worker.ts';
import { createAlertStreams } from '../../server/modules/alerts/alert-streams.ts';
import { createAuthenticator } from '../../server/modules/auth/authenticate.ts';
import { createPagePictureService } from '../../server/modules/files/page-pictures.ts';
import { createFileJobs } from '../../server/modules/files/process-uploads.jobs.ts';
import { createCredits, NO_CREDITS } from '../../server/modules/credits/credits.ts';
import { createOutbox, OUTBOX_PURPOSE } from '../../server/modules/messages/outbox.ts';
import { createFindPreview } from '../../server/modules/sign/entry/link-previews.ts';
import { addOperatorPage } from '../../server/modules/support/operator-page.ts';
import { attachSecrets } from '../../server/security/connection-secrets.ts';
import { createSecrets } from '../../server/security/secrets.ts';
import { createPatternMatcher } from '../../server/text/patterns/judge.ts';
import { createClient } from './api-client.ts';
import { createFakeDocuments } from './fake-documents.ts';
import { createFakeIdentity } from './fake-identity.ts';
import { asAdmin, asApplication, databaseUrl } from './postgres.ts';

export const PUBLIC_URL = 'https://dojang.test';

const CONFIG: Config = {
  mode: 'development',
  host: '127.0.0.1',
  port: 0,
  publicUrl: PUBLIC_URL,
  appOrigins: [],
  dataDir: '',
  databaseUrl: null,
  smtpUrl: null,
  mailFrom: 'help@dojang.test',
  supportMail: 'support@dojang.test',
  trustedProxies: [],
  rateLimits: { perMinute: 100_000, entriesPerMinute: 100_000 },
  kcp: { baseUrl: `${PUBLIC_URL}/api/emulators/kcp`, siteCode: 'T0000', encKey: 'TEST-ENC-KEY-0123456789' },
  solapi: null,
  billing: 'off',
  toss: null,
  plansFile: null,
  contentDir: null,
  seal: { pkcs12: null, tsa: null },
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
type Parts = {
  content?: Deps['content'];
  queueIsRead?: () => boolean;
  identity?: IdentityProvider;
  config?: Partial<Config>;
  payments?: Deps['payments'];
  raiseAlarm?: Deps['raiseAlarm'];
  documents?: Documents;
  alerts?: { heartbeatMs: number };
  trust?: Deps['trust'];
  /** Processes uploads like a real server. Otherwise, they stay STORED. */
  takesFilesIn?: boolean;
  site?: Site;
  /** For programs that open this server's data at the same time. */
  secretKey?: Buffer;
  /** Set if the test rewrites chains, including their times, as an attacker with database access could. */
  isTamperedWith?: boolean;
  /** Connects with the server's own role. By default, tests connect as the owner of the tables, who may do anything. */
  asApplication?: boolean;
};

/** Shared by all servers of a worker. */
const ownContent = openContentLibrary(null);

/** A complete server on a separate database, with a clock that the test controls. */
export async function createTestApp(parts: Parts = {}) {
  const { adminUrl, name: template } = inject('templateDatabase');
  const name = `dojang_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name} template ${template}`);
  const owner = databaseUrl(adminUrl, name);
  const connectionString = parts.asApplication ? asApplication(owner) : owner;
  const { pool, database, prepare } = connectDatabase({ connectionString });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-files-'));
  const secrets = createSecrets(parts.secretKey ?? randomBytes(32));
  attachSecrets(database, secrets);
  const fakeIdentity = createFakeIdentity();
  const fakeDocuments = createFakeDocuments();
  let worker: Worker | null = null;
  const clock = { time: Date.parse('2026-11-20T01:00:00.000Z') };
  const now = () => new Date(clock.time);
  const config = { ...CONFIG, dataDir, ...parts.config };
  const plans = readPlans(null);
  const credits = config.billing === 'off' ? NO_CREDITS : createCredits({ plans, now });
  const deps: Deps = {
    config,
    database,
    prepare,
    secrets,
    files: createDiskStore(dataDir),
    documents: parts.documents ?? fakeDocuments,
    outbox: createOutbox(secrets, credits),
    patterns: createPatternMatcher(),
    trust: parts.trust ?? (() => ({ known: [], authorities: null })),
    identity: parts.identity ?? fakeIdentity,
    content: parts.content ?? (await ownContent),
    plans,
    credits,
    payments: parts.payments ?? null,
    raiseAlarm: parts.raiseAlarm ?? (() => undefined),
    alertStreams: createAlertStreams({ database, changes: createChangeFeed({ connectionString }), ...parts.alerts }),
    queueIsRead: parts.queueIsRead ?? (() => true),
    wakeWorkers: (kind) => worker?.wake(kind),
    now,
  };
  const pictures = createPagePictureService(deps);
  const app = await buildApp({
    handlers: createHandlers(deps, pictures),
    authenticate: createAuthenticator(deps),
    findPreview: createFindPreview(database),
    site: parts.site,
    extras: [async (served) => addOperatorPage(served, deps)],
  });
  if (parts.takesFilesIn)
    worker = startWorker({ database, definitions: createFileJobs(deps), pollMs: 20, leaseMs: 2_000 });

  return {
    app,
    connectionString,
    deps,
    pagePictures: pictures,
    database,
    identity: fakeIdentity,
    documents: fakeDocuments.fake,
    ...createClient(app),
    advance(milliseconds: number) {
      clock.time += milliseconds;
    },
    /** Includes messages that are waiting to be sent, oldest first. */
    async mailsTo(recipient: string) {
      const rows = await database
        .selectFrom('outboxMessages')
        .select(['template', 'contentEnc'])
        .where('recipient', '=', recipient)
        .where('contentEnc', 'is not', null)
        .orderBy('messageUuid')
        .execute();
      return rows.map(({ template, contentEnc }) => {
        const content: { subject: string; text: string; html: string; replyTo?: string } = JSON.parse(
          secrets.open(OUTBOX_PURPOSE, contentEnc ?? Buffer.alloc(0)),
        );
        return { template, ...content };
      });
    },
    /** No event that the tests have created may be dated before the previous one. */
    async close() {
      const backwards = parts.isTamperedWith ? [] : await listBackdatedEvents(owner);
      fakeDocuments.fake.letGo();
      await worker?.stop();
      await deps.alertStreams.close();
      await deps.patterns.close();
      await app.close();
      await database.destroy();
      await pool.end().catch(() => undefined);
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
      if (backwards.length > 0) throw new Error(`Time runs backwards in chains: ${backwards.join(', ')}`);
    },
  };
}

/** Opens its own connection, because a test may have closed those of the application. */
async function listBackdatedEvents(connectionString: string) {
  const { database } = connectDatabase({ connectionString });
  const { rows } = await sql<{ place: string }>`
    select contract_id || ' ' || event_index || ' ' || kind as place from (
      select *, lag(canonical::json ->> 'at') over (partition by contract_id order by event_index) as before
        from contract_events
    ) as told where canonical::json ->> 'at' < before`.execute(database);
  await database.destroy();
  return rows.map(({ place }) => place);
}
