/** The versions that somebody agrees to who signs up today. A new text is a new version. */
export const AGREEMENT_VERSIONS = { TERMS: '2026-12-01', PRIVACY: '2026-12-01', MARKETING: '2026-12-01' } as const;
/** What a receiver agrees to before he signs. */
export const CONSENT_VERSIONS = { ELECTRONIC_SIGNATURE: '2026-12-01', PERSONAL_INFORMATION: '2026-12-01' } as const;
export type AgreementKind = keyof typeof AGREEMENT_VERSIONS;
