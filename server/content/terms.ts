/** The versions that new users agree to. Whenever the wording of one changes, give it a new version. */
export const AGREEMENT_VERSIONS = { TERMS: '2026-12-01', PRIVACY: '2026-12-01', MARKETING: '2026-12-01' } as const;
/** The versions that receivers agree to before they sign. */
export const CONSENT_VERSIONS = { ELECTRONIC_SIGNATURE: '2026-12-01', PERSONAL_INFORMATION: '2026-12-01' } as const;
export type AgreementKind = keyof typeof AGREEMENT_VERSIONS;
