import { formatBusinessNumber } from '../../../rules/business-number.ts';
import { formatPhoneNumber } from '../../../rules/phone-number.ts';
import type { LetterSender } from '../../content/mails/letter.ts';
import type { Connection } from '../../database/connect.ts';

/** Finds the organisation for the header and footer of its emails. */
export async function findLetterSender(connection: Connection, organizationUuid: string): Promise<LetterSender> {
  const { businessNumber, phone, ...sender } = await connection
    .selectFrom('organizations')
    .select(['name', 'businessNumber', 'representative', 'address', 'phone'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  return {
    ...sender,
    businessNumber: businessNumber && formatBusinessNumber(businessNumber),
    phone: phone && formatPhoneNumber(phone),
  };
}
