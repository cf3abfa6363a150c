import { DamagedFileError } from '../adapters/files/port.ts';
import { DomainError } from './domain-error.ts';

/** Error codes of a database or network that is shutting down, starting up, overloaded or unreachable. */
const AWAY = /^(?:57P0[123]|53300|08\w{3}|ECONN\w+|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
/** Driver errors without a code. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;
const FULL = /^(?:ENOSPC|EDQUOT|53100)$/;
/** After how many seconds callers are told to try again. */
export const RETRY_SECONDS = 5;

/**
 * Converts temporary faults that the caller didn't cause: an unreachable database, a full disk or a damaged file.
 * Returns null for other errors.
 */
export function toTemporaryError(error: unknown): DomainError | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DamagedFileError) return new DomainError('FILE_DAMAGED');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (FULL.test(code)) return new DomainError('STORAGE_FULL', { retryAfter: RETRY_SECONDS });
  if (AWAY.test(code) || AWAY_WORDS.test(error.message))
    return new DomainError('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  return null;
}
