import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createMailboxSender } from '../../server/adapters/mail/mailbox.ts';
import { createMailboxTextSender } from '../../server/adapters/sms/mailbox.ts';
import type { components } from '#openapi';
import type { JobDefinition } from '../../server/jobs/definition.ts';
import { claimJobs } from '../../server/jobs/leases.ts';
import { runJob } from '../../server/jobs/run-job.ts';
import { createBulkJobs } from '../../server/modules/bulk/bulk.jobs.ts';
import { createContractJobs } from '../../server/modules/contracts/running/contracts.jobs.ts';
import { createMessageJobs } from '../../server/modules/messages/messages.jobs.ts';
import { fakePdf } from './fake-documents.ts';
import { upload } from './files.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Schemas = components['schemas'];
export type ReceiverDraft = Schemas['ReceiverDraft'];
export type Field = Schemas['Field'];

/** Verifies the phone of a member today, so that they may send. */
export async function verify(api: TestApp, person: Person) {
  await api.database
    .updateTable('users')
    .set({ phoneVerifiedAt: api.deps.now() })
    .where('userUuid', '=', person.userUuid)
    .execute();
}

export const receiver = (name: string, more: Partial<ReceiverDraft> = {}): ReceiverDraft => ({
  name,
  email: `${name.codePointAt(0)?.toString(16) ?? 'x'}@receiver.example`,
  role: 'SIGNER',
  order: 1,
  channels: ['MAIL'],
  verifications: [],
  ...more,
});

export const field = (fileId: string, receiverUuid: string | null, more: Partial<Field> = {}): Field => ({
  fieldId: randomUUID(),
  fileId,
  page: 1,
  rect: { x: 100, y: 100, width: 120, height: 40 },
  kind: 'SIGNATURE',
  receiverUuid,
  name: '서명',
  required: true,
  ...more,
});

export const draft = async (api: TestApp, person: Person, { title = '2026년 근로계약서', pages = 2 } = {}) => {
  const { fileId } = await upload(api, person, fakePdf({ pages }));
  const body = { title, fileIds: [fileId] };
  const { contractId } = await api.ok('createContract', { token: person.accessJwt, body });
  return { contractId, fileId, call: { token: person.accessJwt, path: { contractId } } };
};

/** A draft that the check accepts, with one field for each signer. */
export async function readyDraft(
  api: TestApp,
  person: Person,
  people: ReceiverDraft[] = [receiver('이도윤')],
  options: { title?: string; pages?: number } = {},
) {
  const made = await draft(api, person, options);
  const put = await api.ok('putReceivers', { ...made.call, body: { version: 1, receivers: people } });
  const signers = put.receivers.filter(({ role }) => role === 'SIGNER');
  const fields = signers.map(({ receiverUuid }, place) =>
    field(made.fileId, receiverUuid, { rect: { x: 60, y: 60 + place * 60, width: 120, height: 40 } }),
  );
  const { version } = await api.ok('putFields', { ...made.call, body: { version: put.contract.version, fields } });
  return { ...made, version, fields, receivers: put.receivers };
}

export async function sent(
  api: TestApp,
  person: Person,
  people?: ReceiverDraft[],
  options?: { title?: string; pages?: number },
) {
  const ready = await readyDraft(api, person, people, options);
  const state = await api.ok('sendContract', ready.call);
  return { ...ready, state };
}

export const look = (api: TestApp, person: Person, contractId: string) =>
  api.ok('getContract', { token: person.accessJwt, path: { contractId } });

export const contractJobs = (api: TestApp) => [
  ...createContractJobs(api.deps),
  ...createBulkJobs(api.deps),
  ...createMessageJobs({
    credits: api.deps.credits,
    database: api.database,
    files: api.deps.files,
    secrets: api.deps.secrets,
    mail: createMailboxSender(api.database),
    texts: createMailboxTextSender(api.database),
    publicUrl: api.deps.config.publicUrl,
  }),
];

/** Runs due jobs once, as a worker does, and returns how each one ended. */
export async function work(api: TestApp, definitions: JobDefinition[] = contractJobs(api)) {
  const outcomes: string[] = [];
  for (;;) {
    const leases = await claimJobs(
      api.database,
      definitions.map(({ kind }) => kind),
      { all: 50, bulk: 50 },
      30_000,
    );
    if (leases.length === 0) return outcomes;
    for (const lease of leases) {
      const definition = definitions.find(({ kind }) => kind === lease.job.kind);
      if (!definition) continue;
      const { outcome, error } = await runJob(api.database, definition, lease, new AbortController().signal);
      outcomes.push(error ? `${outcome}: ${error.message}` : outcome);
    }
  }
}

/** Runs the recurring check of contracts and whatever it enqueues. */
export async function tick(api: TestApp) {
  const watch = createContractJobs(api.deps).find(({ kind }) => kind === 'watch-contracts');
  await watch?.handler(
    { jobUuid: randomUUID(), kind: 'watch-contracts', key: 'recurring', payload: {}, attempt: 1, maxAttempts: 1 },
    new AbortController().signal,
  );
}

export const inbox = (api: TestApp, recipient: string) =>
  api.database
    .selectFrom('mailboxMessages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('messageUuid')
    .execute();

/** Moves a contract's times into the past, by the database's clock. */
export const age = (api: TestApp, contractId: string, column: 'expires_at' | 'scheduled_at' | 'next_reminder_at') =>
  sql`update contracts set ${sql.ref(column)} = now() - interval '1 second' where contract_id = ${contractId}`.execute(
    api.database,
  );
