import { DamagedFileError } from '../../adapters/files/port.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { EMPTY_CHECK_DETAILS } from './check-view.ts';
import { createVerifyFile } from './verify-file.ts';
import { isSealedFile } from './known-seals.repository.ts';

export function createCheckByHash(deps: Deps): OperationHandler<'checkByHash'> {
  const { database, files } = deps;
  const judgeFile = createVerifyFile(deps);

  /** Reads the stored file with this hash, if it belongs to a completed contract. */
  const readSealed = async (sha256: string) =>
    (await isSealedFile(database, sha256)) ? files.get(sha256).catch(ignoreDamaged) : null;

  return async ({ query: { sha256 } }) => {
    const kept = await readSealed(sha256);
    if (kept) return judgeFile(kept, sha256);
    const words = '지문이 같은 문서를 찾지 못했어요. 파일을 올리면 살펴볼게요.';
    return { ...EMPTY_CHECK_DETAILS, verdict: 'UNKNOWN', words, sha256 };
  };
}

/** Returns null for a damaged file, whose bytes must never be returned. Reading it has already alerted the operator. */
function ignoreDamaged(error: unknown) {
  if (error instanceof DamagedFileError) return null;
  throw error;
}
