import { readConfig } from '../config.ts';
import { rotateKey as makeNewKey } from '../documents/seal/keys/key-store.ts';
import { UsageError, type CommandResult } from './command.ts';
import { requireSealKeys } from './installation-folder.ts';
import { readKeyStoreOptions } from './sealing.ts';

/** Creates a new seal key. Seals made with the old key stay valid. */
export async function runRotateKeyCommand(given: string[]): Promise<CommandResult> {
  if (given.some((word) => word !== '--json')) throw new UsageError('rotate-key takes no FILE.');
  // Without this, the command would generate a key that no server uses, and the leaked one would stay in use.
  await requireSealKeys(readConfig(process.env).dataDir);
  const { keyId, certificate } = await makeNewKey(readKeyStoreOptions());
  const expiresAt = certificate.notAfter.toISOString();
  return {
    answer: { keyId, expiresAt },
    words: [
      `새 열쇠 ${keyId}로 봉인해요. ${expiresAt.slice(0, 10)}까지 쓸 수 있어요.`,
      '전에 쓰던 열쇠로 봉인한 문서도 계속 확인돼요. 켜져 있는 서버는 다시 시작해주세요.',
    ],
  };
}
