import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { readContents } from '../core/contents.repository.ts';
import type { ContractRow } from '../core/contracts.repository.ts';
import { buildTitle, type TitleValues } from '../core/title-rule.ts';
import { setTitle } from '../core/drafts.repository.ts';
import { listReceivers } from '../core/receivers.repository.ts';

/**
 * Updates a draft's title by its template's rule. Loads what the caller doesn't pass.
 *
 * The rule contains names, so sending removes it: it must not outlive the contract's contents.
 */
export async function applyTitleRule<Row extends Pick<ContractRow, 'contractId' | 'title' | 'titleRule'>>(
  transaction: Transaction<DB>,
  contract: Row,
  known: Partial<TitleValues>,
): Promise<Row> {
  const { contractId, titleRule } = contract;
  if (titleRule === null) return contract;
  const receivers = known.receivers ?? (await listReceivers(transaction, contractId));
  const fields = known.fields ?? (await readContents(transaction, contractId)).fields;
  const title = buildTitle(titleRule, { ...known, receivers, fields }) ?? contract.title;
  const change = { ...(title !== contract.title && { title }), ...(known.sent && { titleRule: null }) };
  if (Object.keys(change).length > 0) await setTitle(transaction, contractId, change);
  return { ...contract, ...change };
}
