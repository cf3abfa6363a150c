const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Describes how long a phone verification is valid: 365 days. */
export function describeAnnualValidity(verifiedAt: Date | null, at: Date) {
  if (!verifiedAt) return { valid: false, verifiedAt: null, validUntil: null };
  const validUntil = new Date(verifiedAt.getTime() + YEAR_MS);
  return { valid: at < validUntil, verifiedAt: verifiedAt.toISOString(), validUntil: validUntil.toISOString() };
}
