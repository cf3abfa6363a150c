import type { Deps } from '../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { foldAlerts } from './fold-alerts.ts';
import { sendAlertMails } from './send-alert-mails.ts';

const EVERY_MS = 1_000;

type Parts = Pick<Deps, 'config' | 'database' | 'outbox'>;

export const createAlertJobs = (deps: Parts): JobDefinition[] => [
  defineRecurringJob('fold-alerts', EVERY_MS, async (_, signal) => {
    await foldAlerts(deps, signal);
    await sendAlertMails(deps, signal);
  }),
];
