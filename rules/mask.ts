/** Masks an address, as in ji******@hanbit.example: its owner recognises it, and nobody else can guess it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  const local = Array.from(email.slice(0, at));
  const shown = local.length > 3 ? 2 : 1;
  return `${local.slice(0, shown).join('')}${'*'.repeat(Math.max(3, local.length - shown))}${email.slice(at)}`;
}

export function maskPhone(digits: string): string {
  if (digits.length < 8) return '***';
  return `${digits.slice(0, 3)}-****-${digits.slice(-4)}`;
}
