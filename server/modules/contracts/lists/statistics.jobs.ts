import type { Deps } from '../../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../../jobs/definition.ts';
import { applyFigureChanges } from './statistics.repository.ts';

const HALF_A_MINUTE_MS = 30_000;

/** Folds changes into the statistics every half minute, because readers have to add up all unfolded ones. */
export const createStatisticsJobs = ({ database }: Pick<Deps, 'database'>): JobDefinition[] => [
  defineRecurringJob('fold-figures', HALF_A_MINUTE_MS, async (_job, signal) => {
    let more = true;
    while (more && !signal.aborted) more = await database.transaction().execute(applyFigureChanges);
  }),
];
