import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '../../server/adapters/payments/port.ts';
import type { Scenario } from '../../server/emulators/toss/scenarios.ts';
import { createPaymentReactions } from '../../server/handlers.ts';
import { createCardJobs } from '../../server/modules/cards/cards.jobs.ts';
import { createPaymentJobs } from '../../server/modules/payments/payments.jobs.ts';
import { createRefillJobs } from '../../server/modules/refills/refills.jobs.ts';
import { requirePlanDeps } from '../../server/modules/subscriptions/plan-deps.ts';
import { createSubscriptionJobs } from '../../server/modules/subscriptions/subscriptions.jobs.ts';
import { work } from './contracts.ts';
import { signUp, type Person } from './people.ts';
import { createTestApp } from './test-app.ts';
import { startTossEmulator } from './toss.ts';

export type Paying = Awaited<ReturnType<typeof startPaying>>;

/** A server that accepts payments through the emulator. Both share one clock. */
export async function startPaying({ takesFilesIn = false } = {}) {
  const toss = await startTossEmulator();
  // Tests can replace the gateway's calls, and `restore` undoes that.
  const gateway: PaymentGateway = { ...toss.gateway() };
  const alarms: string[] = [];
  const raiseAlarm = (reason: string) => void alarms.push(reason);
  const api = await createTestApp({ config: { billing: 'emulator' }, payments: gateway, raiseAlarm, takesFilesIn });
  const jobs = () => [
    ...createPaymentJobs(api.deps, createPaymentReactions(api.deps)),
    ...createCardJobs(api.deps),
    ...createRefillJobs(api.deps, requirePlanDeps(api.deps)),
    ...createSubscriptionJobs(api.deps),
  ];

  async function run(kind: string) {
    const definition = jobs().find((job) => job.kind === kind);
    const job = { jobUuid: randomUUID(), kind, key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 };
    await definition?.handler(job, new AbortController().signal);
  }

  function advance(milliseconds: number) {
    api.advance(milliseconds);
    toss.clock.time += milliseconds;
  }

  /** Completes the card window, and returns the query of the redirect. */
  async function passWindow(person: Person, scenario: Scenario = 'works') {
    const { customerKey } = await api.ok('getBillingWindow', {
      token: person.accessJwt,
      path: { id: person.organizationUuid },
    });
    const { authKey = '' } = await toss.pass('BILLING', { customerKey }, scenario);
    return { customerKey, authKey };
  }

  /** Runs the recurring jobs, which charge what is due and resolve unanswered payments. */
  async function tick() {
    await run('watch-money');
    const outcomes = await work(
      api,
      jobs().filter(({ everyMs }) => everyMs === null),
    );
    await run('resolve-orders');
    return outcomes;
  }

  async function addCard(person: Person, scenario: Scenario = 'works') {
    const body = await passWindow(person, scenario);
    const { organizationUuid, accessJwt: token } = person;
    return api.ok('registerPaymentMethod', { token, path: { organizationUuid }, body });
  }

  return {
    api,
    toss,
    gateway,
    alarms,
    advance,
    passWindow,
    advanceTo: (instant: string) => advance(Date.parse(instant) - api.deps.now().getTime()),
    tick,
    restore: () => {
      Object.assign(gateway, toss.gateway());
      alarms.length = 0;
    },
    addCard,
    /**
     * Returns what an organisation has paid according to the ledger, and what the provider reports for its first order.
     */
    booksOf: async (organizationUuid: string) => {
      const entries = await api.database
        .selectFrom('ledgerEntries')
        .select(['orderId', 'account', 'amount'])
        .where('organizationUuid', '=', organizationUuid)
        .where('unit', '=', 'WON')
        .orderBy('entryId')
        .execute();
      const payment = await toss.gateway().findByOrderId(entries[0]?.orderId ?? 'none');
      return { entries: entries.map(({ account, amount }) => `${account} ${amount}`), paid: payment?.balanceAmount };
    },
    signUpWithCard: async (scenario: Scenario = 'works') => {
      const person = await signUp(api);
      const card = await addCard(person, scenario);
      return { person, card, ...callsOf(person, card.paymentMethodUuid) };
    },
    close: async () => {
      await api.close();
      await toss.close();
    },
  };
}

export function callsOf({ accessJwt: token, organizationUuid }: Person, paymentMethodUuid: string) {
  const own = { token, path: { id: organizationUuid } };
  return {
    own,
    subscribe: {
      token,
      body: { organizationUuid, servicePlanName: 'STANDARD', paymentMethodUuid, agreed: true },
    } as const,
    choice: { token, body: { organizationUuid, paymentMethodUuid } },
    retry: { token, body: { organizationUuid } },
  };
}
