import type { Transaction } from 'kysely';
import { writeLinksTransferredMail } from '../../content/mails/links-transferred-mail.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { transferLinkContracts } from '../contracts/core/entries.repository.ts';
import { findLetterSender } from '../messages/letter-sender.ts';
import { findSuccessor, transferLinks } from './direct-urls.repository.ts';

/**
 * Transfers a leaving member's links and running contracts to the owner, and notifies the owner. The member's seat is
 * locked, so no visitor can start. Contracts are locked before links, as when a contract ends.
 */
export async function transferMemberLinks(
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  organizationMemberUuid: string,
) {
  const successor = await findSuccessor(transaction, organizationMemberUuid);
  if (!successor) return;
  const { to, email, fromName, organizationUuid } = successor;
  const contracts = await transferLinkContracts(transaction, { from: organizationMemberUuid, to });
  const links = await transferLinks(transaction, { from: organizationMemberUuid, to });
  if (links.length === 0 && contracts === 0) return;
  const sender = await findLetterSender(transaction, organizationUuid);
  const { publicUrl } = config;
  await outbox.enqueue(
    transaction,
    writeLinksTransferredMail({ to: email, publicUrl, sender, fromName, links, contracts }),
  );
}
