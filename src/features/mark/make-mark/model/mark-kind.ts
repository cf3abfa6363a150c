import type { Mark } from '@/entities/mark';

export type MarkKind = 'SIGNATURE' | 'SEAL' | 'INITIALS';
export const MARK_METHODS = ['draw', 'type', 'photo', 'seal'] as const;
export type MarkMethod = (typeof MARK_METHODS)[number];

/** Starts with the default method. */
export function listMarkMethods(kind: MarkKind, acceptSeal: boolean): readonly MarkMethod[] {
  if (kind === 'SEAL') return ['draw', 'type', 'photo', 'seal'];
  return acceptSeal ? MARK_METHODS : ['draw', 'type', 'photo'];
}

/** A company seal is either generated or photographed. */
export const COMPANY_SEAL_METHODS: readonly MarkMethod[] = ['seal', 'photo'];

export const getDefaultMarkMethod = (kind: MarkKind): MarkMethod => (kind === 'SEAL' ? 'seal' : 'draw');

/** A mark as made on this device. A picture hasn't been uploaded yet. */
export type MadeMark = Exclude<Mark, { kind: 'IMAGE' }> | { kind: 'PICTURE'; png: Blob };
