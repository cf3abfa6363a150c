import { createDiskStore } from '../../../server/adapters/files/disk.ts';
import { createKcpIdentity } from '../../../server/adapters/identity/kcp.ts';
import { createTossGateway } from '../../../server/adapters/payments/toss.ts';
import { readConfig } from '../../../server/config.ts';
import { openContentLibrary } from '../../../server/content/pages/open-content.ts';
import { readPlans } from '../../../server/content/plans.ts';
import { createChangeFeed } from '../../../server/database/change-feed.ts';
import { connectDatabase } from '../../../server/database/connect.ts';
import type { Deps } from '../../../server/deps.ts';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { createAlertStreams } from '../../../server/modules/alerts/alert-streams.ts';
import { createCredits } from '../../../server/modules/credits/credits.ts';
import { createOutbox } from '../../../server/modules/messages/outbox.ts';
import { openSecrets } from '../../../server/security/open-secrets.ts';
import { createPatternMatcher } from '../../../server/text/patterns/judge.ts';
import { SOAK_TOSS } from './soak-toss.ts';

type Options = { dataDir: string; secretKey: string; connectionString: string; tossOrigin: string; now: () => Date };

/** Creates the server's dependencies with a clock that the caller moves. */
export async function openDeps({ dataDir, secretKey, connectionString, tossOrigin, now }: Options): Promise<Deps> {
  const config = readConfig({ DATA_DIR: dataDir, BILLING: 'emulator', DATABASE_URL: connectionString });
  const key = Buffer.from(secretKey, 'base64');
  const { database, prepare } = connectDatabase({ connectionString, max: 12, connectionTimeoutMillis: 5_000 });
  const secrets = await openSecrets(database, { key, before: null });
  const plans = readPlans(null);
  const credits = createCredits({ plans, now });
  const gateway = createTossGateway({
    ...SOAK_TOSS.keys,
    baseUrl: `${tossOrigin}${SOAK_TOSS.prefix}`,
    scriptUrl: `${tossOrigin}${SOAK_TOSS.prefix}/v1/payment`,
    limitMs: SOAK_TOSS.limitMs,
  });
  return {
    config,
    database,
    prepare,
    secrets,
    files: createDiskStore(dataDir),
    documents: createDocumentEngine({}),
    outbox: createOutbox(secrets, credits),
    patterns: createPatternMatcher(),
    trust: () => ({ known: [], authorities: null }),
    identity: createKcpIdentity(config.kcp),
    content: await openContentLibrary(null),
    plans,
    credits,
    payments: gateway,
    raiseAlarm: (reason, orderId) => void process.send?.({ alarm: `${reason}: ${orderId}` }),
    alertStreams: createAlertStreams({ database, changes: createChangeFeed({ connectionString }) }),
    queueIsRead: () => true,
    wakeWorkers: () => undefined,
    now,
  };
}
