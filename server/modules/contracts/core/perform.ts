import type { Transaction } from 'kysely';
import type { Actor } from '../../../audit/events.ts';
import type { Caller, MemberCaller, ReceiverCaller } from '../../../contract/access.ts';
import type { OperationId } from '../../../contract/operation-id.ts';
import type { Client } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { identifyAction, runOnce } from '../../idempotency/once.ts';
import { lockContract, type ContractRow } from './contracts.repository.ts';
import type { ReceiverRow } from './receivers.repository.ts';
import { requireEditableContract, requireVerifiedMember } from './contract-permissions.ts';
import { updateDraft } from './drafts.repository.ts';

/** The actor and their client, as the chain records them. */
export type ActedBy = { actor: Actor; ip?: string; userAgent?: string };

const MAX_USER_AGENT_LENGTH = 300;

export const identifyClient = ({ address, userAgent }: Client) => ({
  ip: address,
  userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
});

export const toMemberActor = ({ member, name }: Pick<MemberCaller, 'member' | 'name'>) => ({
  kind: 'MEMBER' as const,
  id: member.organizationMemberUuid,
  name,
});

export const buildMemberActor = (caller: MemberCaller, client: Client): ActedBy => ({
  actor: toMemberActor(caller),
  ...identifyClient(client),
});

export const identifyReceiver = ({ receiverUuid, name }: ReceiverRow, client: Client): ActedBy => ({
  actor: { kind: 'RECEIVER', id: receiverUuid, name },
  ...identifyClient(client),
});

/** What every action on a contract gets. The contract stays locked until the transaction ends. */
export type ActionContext = { transaction: Transaction<DB>; contract: ContractRow; at: Date; by: ActedBy };

export const beginAction = async (
  transaction: Transaction<DB>,
  contractId: string,
  by: ActedBy,
): Promise<ActionContext> => ({
  transaction,
  ...(await lockContract(transaction, contractId)),
  by,
});

type Call<Who extends Caller> = {
  path: Record<string, string>;
  body?: unknown;
  caller: Who;
  idempotencyKey: string | null;
};

/** Runs an action in one transaction, once per idempotency key. Repeated calls get the first result. */
export function performOnce<Answer>(
  { database }: Pick<Deps, 'database'>,
  operation: OperationId,
  { path, body, caller, idempotencyKey }: Call<MemberCaller | ReceiverCaller>,
  effect: (transaction: Transaction<DB>) => Promise<Answer>,
): Promise<Answer> {
  // Hashes stored for operations without parameters have no path.
  const named = Object.keys(path).length > 0 ? { path, body } : { body };
  const act = identifyAction(operation, caller, idempotencyKey, named);
  return database.transaction().execute((transaction) => runOnce(transaction, act, () => effect(transaction)));
}

type MemberCall = Call<MemberCaller> & { path: { contractId: string }; client: Client };

/** Runs an action for a member who may change the contract, and locks the contract. */
export async function performAsMember<Answer>(
  deps: Pick<Deps, 'database'>,
  operation: OperationId,
  call: MemberCall,
  effect: (context: ActionContext) => Promise<Answer>,
): Promise<Answer> {
  const { contractId } = await requireEditableContract(deps.database, call.path.contractId, call.caller);
  const by = buildMemberActor(call.caller, call.client);
  return performOnce(deps, operation, call, async (transaction) =>
    effect(await beginAction(transaction, contractId, by)),
  );
}

/**
 * Runs an action like `performAsMember`, for a member with a phone verification in the last year, because something is
 * sent in the organisation's name.
 */
export async function performAsVerifiedMember<Answer>(
  deps: Pick<Deps, 'database' | 'now'>,
  operation: OperationId,
  call: MemberCall,
  effect: (context: ActionContext) => Promise<Answer>,
): Promise<Answer> {
  requireVerifiedMember(call.caller, deps.now());
  return performAsMember(deps, operation, call, effect);
}

/**
 * Edits a draft that is still at the version the member read, and increments the version. The draft stays locked until
 * the transaction ends.
 */
export async function editDraftAsMember<Answer>(
  { database }: Pick<Deps, 'database'>,
  { path, body, caller }: { path: { contractId: string }; body: { version: number }; caller: MemberCaller },
  effect: (transaction: Transaction<DB>, contract: ContractRow) => Promise<Answer>,
): Promise<Answer> {
  const { contractId } = await requireEditableContract(database, path.contractId, caller);
  return database
    .transaction()
    .execute(async (transaction) => effect(transaction, await updateDraft(transaction, contractId, body.version)));
}
