import { maskEmail, maskPhone } from '../../../../rules/mask.ts';
import type { ReceiverRow } from './receivers.repository.ts';

/**
 * Masks a receiver's contact details. Chains never contain complete addresses or numbers, because nothing can be
 * deleted from them.
 */
export const maskContact = ({ name, email, phone }: Pick<ReceiverRow, 'name' | 'email' | 'phone'>) => ({
  name,
  email: email === null ? null : maskEmail(email),
  phone: phone === null ? null : maskPhone(phone),
});
