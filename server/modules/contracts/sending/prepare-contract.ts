import type { Connection } from '../../../database/connect.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import { hashAccessCode } from '../core/access-code-hash.ts';
import type { ContractRow } from '../core/contracts.repository.ts';
import { isError } from '../drafting/lint/lint.ts';
import { findProblems, loadDraft, type Draft, type SendOptions } from '../drafting/load-draft.ts';
import { buildBaseDocument, type BaseDocument } from './base-document.ts';

export type PreparedContract = {
  contract: ContractRow;
  draft: Draft;
  sentBy: string;
  base: BaseDocument;
  accessCodes: Map<string, string>;
};
/** Loads and checks a draft. Throws if it can't be sent, because a file isn't ready or there is an error. */
export async function requireSendableContract(
  deps: Pick<Deps, 'database' | 'patterns' | 'secrets'>,
  contract: ContractRow,
  when: SendOptions,
  connection: Connection = deps.database,
): Promise<Draft> {
  const draft = await loadDraft(deps, connection, contract, when);
  const problems = (await findProblems(deps, draft)).filter(isError);
  const unready = problems.filter(({ code }) => code === 'FILE_NOT_READY');
  if (unready.length > 0) throw new DomainError('FILE_NOT_READY', { problems: unready });
  if (problems.length > 0) throw new DomainError('CHECK_FAILED', { problems });
  return draft;
}

/**
 * Does the slow preparation before the transaction, without changing the database. If the transaction fails, the result
 * is simply dropped. Pass the transaction if it created the draft.
 */
export async function prepareContract(
  deps: Pick<Deps, 'database' | 'files' | 'patterns' | 'secrets'>,
  contract: ContractRow,
  when: Pick<SendOptions, 'sendsAt' | 'sentBy'>,
  connection: Connection = deps.database,
): Promise<PreparedContract> {
  const draft = await requireSendableContract(deps, contract, { ...when, isScheduled: false }, connection);
  const accessCodes = new Map<string, string>();
  for (const { receiverUuid, accessCode, verifications } of draft.receivers) {
    if (accessCode !== null && verifications.includes('ACCESS_CODE'))
      accessCodes.set(receiverUuid, hashAccessCode(deps.secrets, accessCode));
  }
  return { contract, draft, sentBy: when.sentBy, base: await buildBaseDocument(deps.files, draft.files), accessCodes };
}
