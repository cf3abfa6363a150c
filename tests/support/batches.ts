import { randomUUID } from 'node:crypto';
import { createBatchJobs } from '../../server/modules/batches/batches.jobs.ts';
import { contractJobs, field, verify } from './contracts.ts';
import { signUp, type Person } from './people.ts';
import { publishedTemplate, slot } from './templates.ts';
import type { TestApp } from './test-app.ts';

export const batchJobs = (api: TestApp) => [...createBatchJobs(api.deps), ...contractJobs(api)];

type Options = { file?: Buffer; person?: Person; title?: string };

/** A published template for one worker with an email address. The sender has to enter the pay. */
export async function workersTemplate(api: TestApp, options: Options = {}) {
  const { file, title } = options;
  const person = options.person ?? (await signUpVerified(api));
  const worker = slot('근로자');
  const pay = randomUUID();
  const made = await publishedTemplate(api, person, {
    ...(title !== undefined && { title }),
    ...(file && { file }),
    slots: [worker],
    fields: (fileId) => [
      field(fileId, null, {
        fieldId: pay,
        kind: 'AMOUNT',
        name: '월급',
        required: true,
        rect: { x: 60, y: 300, width: 160, height: 24 },
      }),
    ],
  });
  const key = (part: string) => `slot:${worker.slotUuid}:${part}`;
  return { person, token: person.accessJwt, ...made, pay, key, payKey: `field:${pay}` };
}

async function signUpVerified(api: TestApp) {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}

export type WorkersTemplate = Awaited<ReturnType<typeof workersTemplate>>;

export async function filledSheet(api: TestApp, template: WorkersTemplate, count: number, at = 'example.com') {
  const { token, templateId } = template;
  const { batchId } = await api.ok('createBatch', { token, body: { templateId } });
  const add = Array.from({ length: count }, (_, place) => ({
    rowId: randomUUID(),
    cells: toCells(template, { name: `일꾼${place}`, email: `worker-${batchId.slice(-6)}-${place}@${at}` }),
  }));
  const changed = await api.ok('changeBatchRows', { token, path: { batchId }, body: { version: 1, add } });
  return { batchId, path: { batchId }, rows: changed.rows, version: changed.version, counts: changed.counts };
}

export const toCells = (
  { key, payKey }: WorkersTemplate,
  { name, email, pay = '3,400,000원' }: { name: string; email: string; pay?: string },
) => ({ [key('name')]: name, [key('email')]: email, [payKey]: pay });

type Start = { batchId: string; version: number; scheduledAt?: string };

export const startSheet = (
  api: TestApp,
  { token, templateId }: Pick<WorkersTemplate, 'token' | 'templateId'>,
  { batchId, version, scheduledAt }: Start,
) =>
  api.ok('startBatch', {
    token,
    path: { templateId },
    body: { batchId, version, ...(scheduledAt !== undefined && { scheduledAt }) },
  });
