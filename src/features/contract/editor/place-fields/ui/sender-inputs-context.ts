import { createContext, use, type ReactNode } from 'react';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import type { Field } from '@/entities/contract';

/** One of the sender's fields, rendered with the same control that receivers get. */
export type SenderInput = {
  resolved: ResolvedField<Field>;
  all: readonly ResolvedField<Field>[];
  /** True if the name is shown nearby or clear from the context, so the control needn't show it. */
  isNamed: boolean;
  isSaid: boolean;
  onLeave: () => void;
};

/** The sender's own fields, validated like those of receivers. */
export type SenderInputs = {
  all: readonly ResolvedField<Field>[];
  /** How many of the sender's questions have a valid answer. */
  done: number;
  count: number;
  renderEntry: (entry: SenderInput) => ReactNode;
  /** Starts walking through the fields at the given one, or at the first incomplete field if null. */
  onLead: (fieldId: string | null) => void;
};

export const SenderInputsContext = createContext<SenderInputs | null>(null);

export function useSenderInputs(): SenderInputs {
  const own = use(SenderInputsContext);
  if (!own) throw new Error('There is no side of the sender around this.');
  return own;
}
