/**
 * Masks an address, as in ji******@hanbit.example. That is enough for its owner to recognise and too little for anyone
 * else to guess.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  const local = Array.from(email.slice(0, at));
  const shown = local.length > 3 ? 2 : 1;
  return `${local.slice(0, shown).join('')}${'*'.repeat(Math.max(3, local.length - shown))}${email.slice(at)}`;
}

/** Masks a number, as in 010-****-5678. */
export function maskPhone(digits: string): string {
  if (digits.length < 8) return '***';
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}
