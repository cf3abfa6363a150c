import { formatBusinessNumber } from '../../../rules/business-number.ts';
import { formatPhoneNumber } from '../../../rules/phone-number.ts';
import { sql, type RawBuilder } from 'kysely';
import type { EmailSender } from '../../content/mails/letter.ts';
import type { Connection } from '../../database/connect.ts';
import { defineStatement } from '../../database/statements.ts';

export const findLetterSender = async (connection: Connection, organizationUuid: string): Promise<EmailSender> =>
  toLetterSender(await selectSender(connection, organizationUuid).executeTakeFirstOrThrow());

export type SenderDetails = { sender: EmailSender; memberName: string };

/**
 * Returns the same, with the prefix for document numbers, the member's name and, if the settings say so, their reply-to
 * address.
 */
export async function findSenderDetails(
  connection: Connection,
  { organizationUuid, organizationMemberUuid }: { organizationUuid: string; organizationMemberUuid: string },
) {
  const [found] = (await selectDetails(connection, organizationUuid, organizationMemberUuid)).rows;
  if (!found) throw new Error('The organisation of a contract is not there.');
  const { memberName, replyTo, documentPrefix, ...row } = found;
  return {
    sender: { ...toLetterSender(row), ...(replyTo !== null && { replyTo }) },
    memberName: memberName ?? '',
    organization: { organizationUuid, name: row.name, documentPrefix },
  };
}

const selectDetails = defineStatement(
  'senders: details',
  (queries, organizationUuid: RawBuilder<string>, organizationMemberUuid: RawBuilder<string>) =>
    selectSender(queries, organizationUuid)
      .select('documentPrefix')
      .select((query) =>
        query
          .selectFrom('organizationMembers as seat')
          .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
          .select('u.name')
          .where('seat.organizationMemberUuid', '=', organizationMemberUuid)
          .as('memberName'),
      )
      .select((query) =>
        query
          .selectFrom('organizationMembers as seat')
          .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
          .innerJoin('serviceSettings as s', 's.organizationUuid', 'seat.organizationUuid')
          .select('u.email')
          .where('seat.organizationMemberUuid', '=', organizationMemberUuid)
          .where('s.repliesToSender', '=', sql.lit(true))
          .as('replyTo'),
      ),
);

const selectSender = (connection: Connection, organizationUuid: string | RawBuilder<string>) =>
  connection
    .selectFrom('organizations')
    .select(['name', 'businessNumber', 'representative', 'address', 'phone'])
    .where('organizationUuid', '=', organizationUuid);

const toLetterSender = ({ businessNumber, phone, ...sender }: EmailSender): EmailSender => ({
  ...sender,
  businessNumber: businessNumber && formatBusinessNumber(businessNumber),
  phone: phone && formatPhoneNumber(phone),
});
