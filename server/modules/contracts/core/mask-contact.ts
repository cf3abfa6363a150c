import { maskEmail, maskPhone } from '../../../../rules/mask.ts';
import type { ReceiverRow } from './receivers.repository.ts';

/**
 * Masks a receiver's contact details. Nothing can be deleted from a chain, so it never contains complete email
 * addresses or phone numbers.
 */
export const maskContact = ({ name, email, phone }: Pick<ReceiverRow, 'name' | 'email' | 'phone'>) => ({
  name,
  email: email === null ? null : maskEmail(email),
  phone: phone === null ? null : maskPhone(phone),
});
