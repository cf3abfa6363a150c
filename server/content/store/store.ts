import { EMPLOYMENT_CERTIFICATE } from './employment-certificate.ts';
import { EMPLOYMENT_PART_TIME } from './employment-part-time.ts';
import { EMPLOYMENT_STANDARD } from './employment-standard.ts';
import { GOODS_SUPPLY } from './goods-supply.ts';
import { LEASE } from './lease.ts';
import { LOAN } from './loan.ts';
import { NON_DISCLOSURE_AGREEMENT } from './non-disclosure.ts';
import { STORE_POWER_OF_ATTORNEY } from './power-of-attorney.ts';
import { PRIVACY_CONSENT } from './privacy-consent.ts';
import { RESIGNATION } from './resignation.ts';
import { SECURITY_PLEDGE } from './security-pledge.ts';
import { SERVICES_AGREEMENT } from './services.ts';
import type { StoreForm } from './store-form.types.ts';

/** The store's forms, in display order. We wrote them ourselves. */
export const STORE_FORMS: readonly StoreForm[] = [
  EMPLOYMENT_STANDARD,
  EMPLOYMENT_PART_TIME,
  PRIVACY_CONSENT,
  SECURITY_PLEDGE,
  NON_DISCLOSURE_AGREEMENT,
  SERVICES_AGREEMENT,
  GOODS_SUPPLY,
  LEASE,
  LOAN,
  EMPLOYMENT_CERTIFICATE,
  RESIGNATION,
  STORE_POWER_OF_ATTORNEY,
];

/** Sets of forms that are copied together. */
export const STORE_FORM_SETS = [
  {
    code: 'joining',
    title: '입사 서류 3종',
    forms: [EMPLOYMENT_STANDARD.code, PRIVACY_CONSENT.code, SECURITY_PLEDGE.code],
  },
] as const;
