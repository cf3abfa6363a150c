import type { AlertKind } from '../../../server/modules/alerts/causes/alert-kinds.ts';
import { sealingOf, workAndSeal } from '../sealing-server.ts';
import { replaceEvent } from '../tampering.ts';
import type { TestApp } from '../test-app.ts';
import { signedContract } from '../waiting-for-the-seal.ts';
import type { Act } from './act.ts';
import { signUpVerified } from './sign-up-verified.ts';

const PAST = '2026-01-01T00:00:00.000Z';

/** Need a server with a real engine and data that may be tampered with. */
export function createSealingActs(api: TestApp) {
  const prepare = () => signUpVerified(api);
  const seal = async () => workAndSeal(api, await sealingOf(api));
  return {
    COMPLETED: {
      api,
      mail: 'CONTRACT_COMPLETED',
      prepare,
      async perform(person) {
        await signedContract(api, person);
        return seal();
      },
    },
    SEAL_HELD: {
      api,
      mail: 'CONTRACT_HELD',
      prepare,
      async perform(person) {
        const { contractId } = await signedContract(api, person);
        await replaceEvent(api, contractId, 'SIGNED', (event) => ({ ...event, at: PAST }));
        return seal();
      },
    },
  } satisfies Partial<Record<AlertKind, Act>>;
}
