import type { Form } from '../../documents/typeset/form.types.ts';
import { EMPLOYMENT } from './employment.ts';
import { NON_DISCLOSURE } from './non-disclosure.ts';
import { PERSONAL_INFORMATION } from './personal-information.ts';
import { POWER_OF_ATTORNEY } from './power-of-attorney.ts';
import { SERVICES } from './services.ts';

/**
 * Forms in our own wording, except for legal texts in the public domain. Organisations should have a lawyer review them
 * before relying on them.
 */
export const FORMS: readonly Form[] = [EMPLOYMENT, NON_DISCLOSURE, PERSONAL_INFORMATION, POWER_OF_ATTORNEY, SERVICES];
