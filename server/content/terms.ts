/** The agreements that new users accept. Increment the version whenever the wording changes. */
export const AGREEMENT_VERSIONS = { TERMS: '2026-12-01', PRIVACY: '2026-12-01', MARKETING: '2026-12-01' } as const;
/** The statements that receivers agree to before they sign. Increment the version whenever the wording changes. */
export const CONSENT_VERSIONS = { ELECTRONIC_SIGNATURE: '2026-12-01', PERSONAL_INFORMATION: '2026-12-01' } as const;
export type AgreementKind = keyof typeof AGREEMENT_VERSIONS;
