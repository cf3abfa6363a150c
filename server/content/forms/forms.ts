import type { Form } from '../../documents/typeset/form.types.ts';
import { EMPLOYMENT_FORM } from './employment.ts';
import { NON_DISCLOSURE_FORM } from './non-disclosure.ts';
import { PERSONAL_INFORMATION_FORM } from './personal-information.ts';
import { POWER_OF_ATTORNEY_FORM } from './power-of-attorney.ts';
import { SERVICES_FORM } from './services.ts';

/**
 * We wrote these forms, except for legal texts in the public domain. Organisations should have a lawyer review them.
 */
export const FORMS: readonly Form[] = [
  EMPLOYMENT_FORM,
  NON_DISCLOSURE_FORM,
  PERSONAL_INFORMATION_FORM,
  POWER_OF_ATTORNEY_FORM,
  SERVICES_FORM,
];
