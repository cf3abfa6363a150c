import { verifyChain } from '../../server/audit/verify-chain.ts';
import type { KeyStore } from '../../server/documents/seal/keys/key-store.ts';
import { verify, type VerifyOptions } from '../../server/documents/verify/verify.ts';

/** Checks a file with the keys of a store, and its chain as `server/audit` does. */
export const checkFile = (
  bytes: Uint8Array,
  { known }: Pick<KeyStore, 'known'>,
  expected: VerifyOptions['expected'] = null,
  authorities: VerifyOptions['authorities'] = null,
) => verify(bytes, { known: known(), authorities, verifyChain, expected });
