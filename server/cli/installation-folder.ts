import { access } from 'node:fs/promises';
import path from 'node:path';
import { readKnownSeals } from '../documents/seal/keys/key-store.ts';
import { OperatorError } from '../operator-error.ts';
import { readMasterKey } from '../security/master-key.ts';

const ADVICE = '서버를 켠 사용자로, 서버와 같은 DATA_DIR로 실행해주세요.';

/** Says which folder was searched: a mistyped DATA_DIR is noticed only by somebody who sees its name. */
const describeMissing = (dataDir: string, what: string) =>
  new OperatorError(`${dataDir}에 설치된 도장이 없어요(${what} 없음). ${ADVICE}`);

/** Refuses a DATA_DIR without the given entry. Otherwise, a command would begin a new installation there. */
export async function requireEntry(dataDir: string, entry: string, what: string) {
  if (!(await exists(dataDir, entry))) throw describeMissing(dataDir, what);
}

export async function requireMasterKey(dataDir: string): Promise<Buffer> {
  const key = await readMasterKey(dataDir);
  if (key) return key;
  throw new OperatorError(
    `${dataDir}에 열쇠(secrets.json)가 없고 SECRET_KEY도 정하지 않았어요. 서버와 같은 설정으로 실행해주세요.`,
  );
}

/** Refuses a DATA_DIR that nothing was ever sealed in. */
export async function requireSealKeys(dataDir: string) {
  if (!(await hasSealKeys(dataDir))) throw describeMissing(dataDir, '봉인 열쇠');
}

export async function hasSealKeys(dataDir: string): Promise<boolean> {
  if (!(await exists(dataDir, 'seal'))) return false;
  return (await readKnownSeals(path.join(dataDir, 'seal'))).length > 0;
}

async function exists(dataDir: string, entry: string): Promise<boolean> {
  try {
    await access(path.join(dataDir, entry));
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new OperatorError(`${dataDir}를 읽지 못했어요. (${code}) ${ADVICE}`, { cause: error });
  }
}
