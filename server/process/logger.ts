import type { FastifyBaseLogger } from 'fastify';
import type { JobReport } from '../jobs/worker.ts';
import { describeError } from '../http/describe-error.ts';
import type { ServerConfig } from '../config.ts';

/** JSON lines on stdout, without the name of the machine. */
export const loggerOptions = ({ logLevel }: ServerConfig) => ({ level: logLevel, base: { pid: process.pid } });

/** Logs the kind of job and its outcome. Its content stays in the database. */
export const logJobs =
  (log: FastifyBaseLogger) =>
  ({ kind, jobUuid, attempt, outcome, ms }: JobReport, error?: Error) => {
    const level = outcome === 'done' ? 'info' : outcome === 'failed' ? 'error' : 'warn';
    log[level]({ kind, jobUuid, attempt, outcome, ms, ...(error && { error: describeError(error) }) }, 'job');
  };
