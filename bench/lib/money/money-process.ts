import { DomainError } from '../../../server/contract/domain-error.ts';
import { createPaymentReactions } from '../../../server/handlers.ts';
import { claimJobs } from '../../../server/jobs/leases.ts';
import { runJob } from '../../../server/jobs/run-job.ts';
import { RECURRING_KEY } from '../../../server/jobs/definition.ts';
import { createCardJobs } from '../../../server/modules/cards/cards.jobs.ts';
import { createCreditJobs } from '../../../server/modules/credits/credits.jobs.ts';
import { createPaymentJobs } from '../../../server/modules/payments/payments.jobs.ts';
import { createRefillJobs } from '../../../server/modules/refills/refills.jobs.ts';
import { requirePlanDeps } from '../../../server/modules/subscriptions/plan-deps.ts';
import { createSubscriptionJobs } from '../../../server/modules/subscriptions/subscriptions.jobs.ts';
import type { Answer, Order } from './acts.ts';
import { listenForWebhooks } from './listen-for-webhooks.ts';
import { openDeps } from './open-deps.ts';
import { createActor } from './perform-act.ts';

/**
 * The part of the server that handles money, in a process that may be killed at any moment. Its parent moves its clock.
 */
const [dataDir = '', secretKey = '', connectionString = '', tossOrigin = '', webhookPort = ''] = process.argv.slice(2);
const clock = { time: 0 };
const deps = await openDeps({ dataDir, secretKey, connectionString, tossOrigin, now: () => new Date(clock.time) });
const perform = createActor(deps, tossOrigin);
const jobs = [
  ...createCreditJobs(deps),
  ...createPaymentJobs(deps, createPaymentReactions(deps)),
  ...createCardJobs(deps),
  ...createRefillJobs(deps, requirePlanDeps(deps)),
  ...createSubscriptionJobs(deps),
];
const LEASE_MS = 2_000;

async function step() {
  const signal = new AbortController().signal;
  for (const { kind, everyMs, handler } of jobs) {
    if (everyMs === null) continue;
    const effect = await handler(
      { jobUuid: '', kind, key: RECURRING_KEY, payload: {}, attempt: 1, maxAttempts: 1 },
      signal,
    );
    if (typeof effect === 'function') await deps.database.transaction().execute(effect);
  }
  const kinds = jobs.flatMap(({ kind, everyMs }) => (everyMs === null ? [kind] : []));
  for (;;) {
    const leases = await claimJobs(deps.database, kinds, { all: 8, bulk: 8 }, LEASE_MS);
    if (leases.length === 0) return;
    await Promise.all(
      leases.map(async (lease) => {
        const definition = jobs.find(({ kind }) => kind === lease.job.kind);
        if (definition) await runJob(deps.database, definition, lease, signal);
      }),
    );
  }
}

async function answer({ at, act }: Order): Promise<Answer> {
  clock.time = at;
  try {
    await (act ? perform(act) : step());
    return { refused: null };
  } catch (error) {
    return { refused: error instanceof DomainError ? error.code : `BROKEN ${String(error)}` };
  }
}

await listenForWebhooks(deps, Number(webhookPort));
process.on('message', ({ id, order }: { id: number; order: Order }) => {
  void answer(order).then((given) => process.send?.({ id, given }));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
