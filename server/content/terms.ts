/**
 * The versions of the agreements that new users accept. Whenever the wording of an agreement changes, give it a new
 * version.
 */
export const AGREEMENT_VERSIONS = { TERMS: '2026-12-01', PRIVACY: '2026-12-01', MARKETING: '2026-12-01' } as const;
/** The versions of the statements that receivers agree to before they sign. */
export const CONSENT_VERSIONS = { ELECTRONIC_SIGNATURE: '2026-12-01', PERSONAL_INFORMATION: '2026-12-01' } as const;
export type AgreementKind = keyof typeof AGREEMENT_VERSIONS;
