import type { Deps } from '../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { alertAboutNotices } from './alert-about-notices.ts';

const EVERY_MS = 60_000;

export const createHelpJobs = (deps: Pick<Deps, 'content' | 'database' | 'now'>): JobDefinition[] => [
  defineRecurringJob('tell-notices', EVERY_MS, () => alertAboutNotices(deps)),
];
