import type { Transaction } from 'kysely';
import { writeFormerOwnerMail, writeNewOwnerMail } from '../../content/mails/ownership-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import type { AlertCause } from '../alerts/causes/cause-alerts.ts';
import { findLetterSender } from '../messages/letter-sender.ts';

type Owner = { userUuid: string; organizationMemberUuid: string };

/**
 * Emails and alerts both the former and the new owner, so that nobody who has taken over a session can take an
 * organisation unnoticed.
 */
export async function notifyOwners(
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  { organizationUuid, former, owner }: { organizationUuid: string; former: Owner; owner: Owner },
) {
  const { publicUrl } = config;
  const sender = await findLetterSender(transaction, organizationUuid);
  const [before, after] = [
    await findAccount(transaction, former.userUuid),
    await findAccount(transaction, owner.userUuid),
  ];
  const about = { publicUrl, sender, formerName: before.name, ownerName: after.name };
  const given = createCause(former, `${sender.name}의 소유자를 ${after.name} 님에게 넘겼어요`);
  await outbox.enqueue(transaction, writeFormerOwnerMail({ ...about, to: before.email }), undefined, {
    causes: [given],
  });
  const taken = createCause(owner, `${before.name} 님이 ${sender.name}의 소유자를 나에게 넘겼어요`);
  await outbox.enqueue(transaction, writeNewOwnerMail({ ...about, to: after.email }), undefined, { causes: [taken] });
}

const createCause = ({ organizationMemberUuid }: Owner, words: string): AlertCause => ({
  kind: 'SECURITY',
  to: { organizationMemberUuid },
  words,
  isMailed: true,
});
