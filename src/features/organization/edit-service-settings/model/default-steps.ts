import type { VerificationStep } from '@/entities/contract';

/** An access code is agreed with each person, so it cannot be a default. */
export const DEFAULT_STEPS: readonly Exclude<VerificationStep, 'ACCESS_CODE'>[] = [
  'EMAIL_CODE',
  'PHONE_CODE',
  'PHONE_IDENTITY',
];
