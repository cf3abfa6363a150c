import { EMPLOYMENT_CERTIFICATE_FORM } from './employment-certificate.ts';
import { PART_TIME_EMPLOYMENT_FORM } from './employment-part-time.ts';
import { STANDARD_EMPLOYMENT_FORM } from './employment-standard.ts';
import { GOODS_SUPPLY_FORM } from './goods-supply.ts';
import { LEASE_FORM } from './lease.ts';
import { LOAN_FORM } from './loan.ts';
import { NON_DISCLOSURE_STORE_FORM } from './non-disclosure.ts';
import { POWER_OF_ATTORNEY_STORE_FORM } from './power-of-attorney.ts';
import { PRIVACY_CONSENT_FORM } from './privacy-consent.ts';
import { RESIGNATION_FORM } from './resignation.ts';
import { SECURITY_PLEDGE_FORM } from './security-pledge.ts';
import { SERVICES_STORE_FORM } from './services.ts';
import type { StoreForm } from './store-form.types.ts';

export const STORE_FORMS: readonly StoreForm[] = [
  STANDARD_EMPLOYMENT_FORM,
  PART_TIME_EMPLOYMENT_FORM,
  PRIVACY_CONSENT_FORM,
  SECURITY_PLEDGE_FORM,
  NON_DISCLOSURE_STORE_FORM,
  SERVICES_STORE_FORM,
  GOODS_SUPPLY_FORM,
  LEASE_FORM,
  LOAN_FORM,
  EMPLOYMENT_CERTIFICATE_FORM,
  RESIGNATION_FORM,
  POWER_OF_ATTORNEY_STORE_FORM,
];

export const STORE_FORM_SETS = [
  {
    code: 'joining',
    title: '입사 서류 3종',
    forms: [STANDARD_EMPLOYMENT_FORM.code, PRIVACY_CONSENT_FORM.code, SECURITY_PLEDGE_FORM.code],
  },
] as const;
