import type { VerificationStep } from '@/entities/contract';

/** The verification steps that can be a default. An access code can't, because it is agreed with each person. */
export const DEFAULT_STEPS: readonly Exclude<VerificationStep, 'ACCESS_CODE'>[] = [
  'EMAIL_CODE',
  'PHONE_CODE',
  'PHONE_IDENTITY',
];
