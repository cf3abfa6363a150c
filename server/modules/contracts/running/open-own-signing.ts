import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { mintLink } from '../../messages/receiver-links.ts';
import { lockContract } from '../core/contracts.repository.ts';
import { requireReceiver } from '../core/receivers.repository.ts';
import { requireVisibleContract } from '../core/contract-permissions.ts';
import { requireVerifiedUnlessOnlyToSelf } from '../core/only-to-self.ts';
import { requireRunningContract } from './require-running-contract.ts';

/** Lets a member who is a receiver sign without waiting for the message. */
export const createOpenOwnSigning =
  ({ config, database, now }: Deps): OperationHandler<'openOwnSigning'> =>
  async ({ path, caller }) => {
    const { contractId } = await requireVisibleContract(database, path.contractId, caller);
    const { organizationMemberUuid } = caller.member;
    return database.transaction().execute(async (transaction) => {
      const { contract, at } = await lockContract(transaction, contractId);
      await requireVerifiedUnlessOnlyToSelf(transaction, contract, caller, now());
      requireRunningContract(contract, at);
      const receiver = await requireReceiver(transaction, contractId, path.receiverUuid);
      if (receiver.organizationMemberUuid !== organizationMemberUuid) throw new DomainError('NOT_THE_RECEIVER');
      if (!receiver.hasTurn) throw new DomainError('NOT_THEIR_TURN');
      // Stored with the link: the member's session already proves their email address.
      const way = { via: 'OWN_SESSION' as const, organizationMemberUuid };
      return { link: await mintLink(transaction, config.publicUrl, receiver, way) };
    });
  };
