import type { Mark } from '@/entities/mark';

/** Of fields that a mark goes into. */
export type MarkKind = 'SIGNATURE' | 'SEAL' | 'INITIALS';
export const WAYS = ['draw', 'type', 'photo', 'seal'] as const;
export type Way = (typeof WAYS)[number];

/** What may be put into a field of this kind; the first is what one meets. */
export function waysFor(kind: MarkKind, acceptSeal: boolean): readonly Way[] {
  if (kind === 'SEAL') return ['draw', 'type', 'photo', 'seal'];
  return acceptSeal ? WAYS : ['draw', 'type', 'photo'];
}

/** A company’s seal is carved, or there is one to take a photo of. */
export const COMPANY_WAYS: readonly Way[] = ['seal', 'photo'];

export const firstWay = (kind: MarkKind): Way => (kind === 'SEAL' ? 'seal' : 'draw');

/** A mark that somebody made; a picture is still to be handed in. */
export type MadeMark = Exclude<Mark, { kind: 'IMAGE' }> | { kind: 'PICTURE'; png: Blob };
