import { EMPLOYMENT_STANDARD } from './employment-standard.ts';
import { LEASE } from './lease.ts';
import { PRIVACY_CONSENT } from './privacy-consent.ts';
import { SECURITY_PLEDGE } from './security-pledge.ts';
import type { StoreForm } from './store-form.types.ts';

/** The forms of the store, in the order in which they are shown. The words are our own. */
export const STORE_FORMS: readonly StoreForm[] = [
  EMPLOYMENT_STANDARD,
  PRIVACY_CONSENT,
  SECURITY_PLEDGE,
  LEASE,
];

/** Forms that are copied together. */
export const STORE_SETS = [
  {
    code: 'joining',
    title: '입사 서류 3종',
    forms: [EMPLOYMENT_STANDARD.code, PRIVACY_CONSENT.code, SECURITY_PLEDGE.code],
  },
] as const;
