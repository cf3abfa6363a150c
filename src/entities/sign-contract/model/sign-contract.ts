import type { components } from '@/shared/api';

export type SignContract = components['schemas']['SignContract'];
export type SignDraft = components['schemas']['SignDraft'];
export type SignField = components['schemas']['Field'];
export type SignAttachment = components['schemas']['SignAttachment'];
export type FinalValue = components['schemas']['FinalValue'];
/** Values by field id. Null clears a field. */
export type SignValues = Readonly<Record<string, string | null>>;
