import { maskEmail, maskPhone } from '../../../../rules/mask.ts';
import type { ReceiverRow } from './receivers.repository.ts';

/** Chains cannot forget, so they never learn whole addresses. */
export const maskContact = ({ name, email, phone }: Pick<ReceiverRow, 'name' | 'email' | 'phone'>) => ({
  name,
  email: email === null ? null : maskEmail(email),
  phone: phone === null ? null : maskPhone(phone),
});
