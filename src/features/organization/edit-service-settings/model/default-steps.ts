import type { VerificationStep } from '@/entities/contract';

/** An access code can't be a default, because it is agreed with each person. */
export const DEFAULT_STEPS: readonly Exclude<VerificationStep, 'ACCESS_CODE'>[] = [
  'EMAIL_CODE',
  'PHONE_CODE',
  'PHONE_IDENTITY',
];
