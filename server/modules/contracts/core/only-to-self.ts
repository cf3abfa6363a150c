import { isMark } from '../../../../rules/field-kinds.ts';
import type { MemberCaller } from '../../../contract/access.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Field } from './contract.types.ts';
import { readContents } from './contents.repository.ts';
import type { ContractRow } from './contracts.repository.ts';
import { listReceivers, type ReceiverRow } from './receivers.repository.ts';
import { isVerifiedMember, requireVerifiedMember } from './contract-permissions.ts';

type Sent = {
  contract: Pick<ContractRow, 'organizationMemberUuid' | 'settings'>;
  receivers: readonly Pick<ReceiverRow, 'email' | 'phone' | 'role' | 'channels' | 'verifications'>[];
  fields: readonly Pick<Field, 'kind' | 'receiverUuid'>[];
};

/**
 * Returns whether nobody but the sender is contacted: they are the only receiver, by email at their account's verified
 * address. The organisation must not add a mark, which would look like an endorsement.
 */
export function isSentOnlyToSelf({ contract, receivers, fields }: Sent, { email, member }: MemberCaller): boolean {
  const [receiver, ...others] = receivers;
  return (
    receiver !== undefined &&
    others.length === 0 &&
    contract.organizationMemberUuid === member.organizationMemberUuid &&
    receiver.role === 'SIGNER' &&
    receiver.email?.toLowerCase() === email.toLowerCase() &&
    receiver.phone === null &&
    receiver.channels.every((channel) => channel === 'MAIL') &&
    receiver.verifications.every((step) => step === 'EMAIL_CODE' || step === 'ACCESS_CODE') &&
    contract.settings.pageSealEdge === 'NONE' &&
    !fields.some((field) => field.receiverUuid === null && isMark(field))
  );
}

/** Requires a phone verification, unless the sender is the only one who gets the contract. */
export async function requireVerifiedUnlessOnlyToSelf(
  connection: Connection,
  contract: ContractRow,
  caller: MemberCaller,
  at: Date,
) {
  if (isVerifiedMember(caller, at)) return;
  const receivers = await listReceivers(connection, contract.contractId);
  const { fields } = await readContents(connection, contract.contractId);
  if (!isSentOnlyToSelf({ contract, receivers, fields }, caller)) requireVerifiedMember(caller, at);
}
