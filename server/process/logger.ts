import type { FastifyBaseLogger } from 'fastify';
import type { JobReport } from '../jobs/worker.ts';
import { describeError } from '../http/describe-error.ts';
import type { ServerConfig } from '../config.ts';

export const createLoggerOptions = ({ logLevel }: ServerConfig) => ({ level: logLevel, base: { pid: process.pid } });

/** Logs a job's kind and outcome, but never its content. */
export const createJobLogger =
  (log: FastifyBaseLogger) =>
  ({ kind, jobUuid, attempt, outcome, ms }: JobReport, error?: Error) => {
    const level = outcome === 'done' ? 'info' : outcome === 'failed' ? 'error' : 'warn';
    log[level]({ kind, jobUuid, attempt, outcome, ms, ...(error && { error: describeError(error) }) }, 'job');
  };
