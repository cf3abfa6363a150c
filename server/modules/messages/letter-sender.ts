import { formatBusinessNumber } from '../../../rules/business-number.ts';
import { formatPhoneNumber } from '../../../rules/phone-number.ts';
import type { LetterSender } from '../../content/mails/letter.ts';
import type { Connection } from '../../database/connect.ts';

/** Returns the organisation shown in the header and footer of an email. */
export const findLetterSender = async (connection: Connection, organizationUuid: string): Promise<LetterSender> =>
  toLetterSender(await selectSender(connection, organizationUuid).executeTakeFirstOrThrow());

export type LetterSenders = { sender: LetterSender; memberName: string };

/** Like `findLetterSender`, with the organisation's document number prefix and the name of the sending member. */
export async function findLetterSenders(
  connection: Connection,
  { organizationUuid, organizationMemberUuid }: { organizationUuid: string; organizationMemberUuid: string },
) {
  const { memberName, documentPrefix, ...row } = await selectSender(connection, organizationUuid)
    .select('documentPrefix')
    .select((query) =>
      query
        .selectFrom('organizationMembers as seat')
        .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
        .select('u.name')
        .where('seat.organizationMemberUuid', '=', organizationMemberUuid)
        .as('memberName'),
    )
    .executeTakeFirstOrThrow();
  return {
    sender: toLetterSender(row),
    memberName: memberName ?? '',
    organization: { organizationUuid, name: row.name, documentPrefix },
  };
}

const selectSender = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('organizations')
    .select(['name', 'businessNumber', 'representative', 'address', 'phone'])
    .where('organizationUuid', '=', organizationUuid);

const toLetterSender = ({ businessNumber, phone, ...sender }: LetterSender): LetterSender => ({
  ...sender,
  businessNumber: businessNumber && formatBusinessNumber(businessNumber),
  phone: phone && formatPhoneNumber(phone),
});
