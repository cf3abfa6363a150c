import type { Mark } from '@/entities/mark';

/** The kinds of fields that take a mark. */
export type MarkKind = 'SIGNATURE' | 'SEAL' | 'INITIALS';
export const WAYS = ['draw', 'type', 'photo', 'seal'] as const;
export type Way = (typeof WAYS)[number];

/** The ways to make a mark for a field of this kind. The first is the default. */
export function waysFor(kind: MarkKind, acceptSeal: boolean): readonly Way[] {
  if (kind === 'SEAL') return ['draw', 'type', 'photo', 'seal'];
  return acceptSeal ? WAYS : ['draw', 'type', 'photo'];
}

/** A company seal is either generated or photographed. */
export const COMPANY_WAYS: readonly Way[] = ['seal', 'photo'];

export const firstWay = (kind: MarkKind): Way => (kind === 'SEAL' ? 'seal' : 'draw');

/** A mark as made on this device. A picture still has to be uploaded. */
export type MadeMark = Exclude<Mark, { kind: 'IMAGE' }> | { kind: 'PICTURE'; png: Blob };
