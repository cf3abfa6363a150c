import type { Deps } from '../../deps.ts';
import { describeBareVerdict } from '../../documents/verify/words.ts';
import { describeVerification, EMPTY_CHECK_DETAILS, type Check } from './check-view.ts';

/**
 * Verifies a file without trusting the database, so that changing the database can't make a forgery valid. Doesn't
 * store the file.
 */
export const createVerifyFile =
  ({ documents, trust }: Deps) =>
  async (bytes: Uint8Array, sha256: string): Promise<Check> => {
    const judged = await documents.verify(bytes, trust());
    if (!judged) return { ...EMPTY_CHECK_DETAILS, verdict: 'DAMAGED', words: describeBareVerdict('DAMAGED'), sha256 };
    return { ...EMPTY_CHECK_DETAILS, ...describeVerification(judged) };
  };
