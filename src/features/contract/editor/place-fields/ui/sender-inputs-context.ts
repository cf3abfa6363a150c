import { createContext, use, type ReactNode } from 'react';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import type { Field } from '@/entities/contract';

/** One of the sender's fields, with the same control that receivers get. */
export type SenderInput = {
  resolved: ResolvedField<Field>;
  all: readonly ResolvedField<Field>[];
  /** True if the name is shown nearby, so that the control needn't show it. */
  isNamed: boolean;
  isSaid: boolean;
  onLeave: () => void;
};

/** The sender's own fields, validated like those of receivers. */
export type SenderInputs = {
  all: readonly ResolvedField<Field>[];
  /** The number of the sender's questions with a valid answer. */
  done: number;
  count: number;
  renderEntry: (entry: SenderInput) => ReactNode;
  /** Starts walking through the fields at the given one, or at the first incomplete field. */
  onLead: (fieldId: string | null) => void;
};

export const SenderInputsContext = createContext<SenderInputs | null>(null);

export function useSenderInputs(): SenderInputs {
  const own = use(SenderInputsContext);
  if (!own) throw new Error('There is no side of the sender around this.');
  return own;
}
