import type { UserCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import { createSignedUrls } from '../../files/signed-urls.ts';
import { findContract, type ContractRow } from '../core/contracts.repository.ts';
import { requireVisibleContract } from '../core/contract-permissions.ts';
import { findSeat } from '../values/sender-marks.repository.ts';

type Readable = { contract: ContractRow; cacheControl: string };
type Request = { contractId: string; address: string; sig: string | undefined; caller: UserCaller | null };

/** Returns a function that requires access to a file, through the signed URL if there is one, or the access token. */
export function createRequireReadable(deps: Pick<Deps, 'config' | 'database' | 'now' | 'secrets'>) {
  const { database, now } = deps;
  const addresses = createSignedUrls(deps);

  async function findByAddress(contractId: string, address: string, sig: string): Promise<Readable> {
    const { subject, expiresAt } = addresses.read(address, sig);
    const seat = await findSeat(database, subject.uuid);
    const contract = seat && (await findContract(database, contractId, seat.organizationUuid));
    if (!contract) throw new DomainError('NOT_FOUND');
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    return { contract, cacheControl: `private, max-age=${seconds}` };
  }

  async function findByToken(contractId: string, caller: UserCaller | null): Promise<Readable> {
    if (!caller) throw new DomainError('UNAUTHENTICATED');
    if (!caller.member) throw new DomainError('MEMBERSHIP_ENDED');
    const contract = await requireVisibleContract(database, contractId, { member: caller.member });
    return { contract, cacheControl: 'private, no-cache' };
  }

  return async ({ contractId, address, sig, caller }: Request): Promise<Readable> => {
    const readable =
      sig === undefined ? await findByToken(contractId, caller) : await findByAddress(contractId, address, sig);
    if (readable.contract.destroyedAt !== null) throw new DomainError('CONTENTS_DESTROYED');
    return readable;
  };
}
