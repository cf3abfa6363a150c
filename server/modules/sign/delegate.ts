import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from 'kysely';
import { PERSON_NAME_MAX, readName } from '../../../rules/graphemes.ts';
import { isMobileNumber, phoneDigits } from '../../../rules/phone-number.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Channel } from '../contracts/contract.types.ts';
import { readContents, writeContents } from '../contracts/contracts.repository.ts';
import type { ReceiverRow } from '../contracts/receivers.repository.ts';
import { isMailAddress } from '../../text/mail-address.ts';

export type Delegate = { name: string; email: string | null; phone: string | null; channels: Channel[] };

const fault = (field: string, message: string, english: string) =>
  new DomainError('VALIDATION', { fieldErrors: [{ field, message, english }] });

/** Messages go to whatever is given; what his ways of verification need has to be. */
export function readDelegate(
  typed: { name: string; email?: string; phone?: string },
  { email: ownEmail, phone: ownPhone, verifications }: ReceiverRow,
): Delegate {
  const name = readName(typed.name, PERSON_NAME_MAX);
  if (name === null) throw new DomainError('NAME_INVALID');
  const email = typed.email?.trim() || null;
  const phone = phoneDigits(typed.phone ?? '') || null;
  if (email !== null && !isMailAddress(email))
    throw fault('email', '메일 주소가 맞는지 확인해주세요.', 'Check the email address.');
  if (phone !== null && !isMobileNumber(phone))
    throw fault('phone', '휴대폰 번호를 확인해주세요.', 'Check the mobile number.');
  const needsPhone = verifications.includes('PHONE_CODE') || verifications.includes('PHONE_IDENTITY');
  if (email === null && verifications.includes('EMAIL_CODE'))
    throw fault(
      'email',
      '메일로 확인하는 문서예요. 메일 주소를 적어주세요.',
      'This document is verified by email. Enter an email address.',
    );
  if (phone === null && needsPhone)
    throw fault(
      'phone',
      '휴대폰으로 확인하는 문서예요. 번호를 적어주세요.',
      'This document is verified by phone. Enter a mobile number.',
    );
  if (email === null && phone === null)
    throw fault('email', '메일 주소나 휴대폰 번호를 적어주세요.', 'Enter an email address or a mobile number.');
  const isSelf =
    (email !== null && email.toLowerCase() === ownEmail?.toLowerCase()) || (phone !== null && phone === ownPhone);
  if (isSelf) throw new DomainError('DELEGATE_SELF');
  return { name, email, phone, channels: [...(email ? ['MAIL' as const] : []), ...(phone ? ['SMS' as const] : [])] };
}

/** The same seat with another person: order, fields, ways of verification and the access code stay. */
export async function seatDelegate(transaction: Transaction<DB>, from: ReceiverRow, to: Delegate, at: Date) {
  const receiverUuid = uuidv7({ msecs: at.getTime() });
  const { contractId, position, title, role, signingOrder, verifications, accessCodeHash, accessCodeHint } = from;
  await transaction
    .insertInto('receivers')
    .values({
      receiverUuid,
      contractId,
      position,
      title,
      role,
      signingOrder,
      verifications,
      accessCodeHash,
      accessCodeHint,
      ...to,
      message: from.message,
      state: 'NOTIFIED',
      hasTurn: true,
      notifiedAt: at,
      delegatedFrom: from.receiverUuid,
    })
    .execute();
  const { fields } = await readContents(transaction, contractId);
  await writeContents(transaction, contractId, {
    fields: fields.map((field) => (field.receiverUuid === from.receiverUuid ? { ...field, receiverUuid } : field)),
  });
  return receiverUuid;
}
