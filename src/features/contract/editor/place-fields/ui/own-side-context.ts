import { createContext, use, type ReactNode } from 'react';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import type { Field } from '@/entities/contract';

/** One field of the sender's to be filled in, by the control that receivers have for its kind. */
export type OwnEntry = {
  resolved: ResolvedField<Field>;
  all: readonly ResolvedField<Field>[];
  /** Its name stands above it, or is plain from where it stands. */
  isNamed: boolean;
  isSaid: boolean;
  onLeave: () => void;
};

/** What the sender fills in, judged as it is for receivers. */
export type OwnSide = {
  all: readonly ResolvedField<Field>[];
  /** Of all that is asked of the sender, how much is there and right. */
  done: number;
  count: number;
  renderEntry: (entry: OwnEntry) => ReactNode;
  /** Leads through one's own fields, from this one on, or from the first that is still open. */
  onLead: (fieldId: string | null) => void;
};

export const OwnSideContext = createContext<OwnSide | null>(null);

export function useOwnSide(): OwnSide {
  const own = use(OwnSideContext);
  if (!own) throw new Error('There is no side of the sender around this.');
  return own;
}
