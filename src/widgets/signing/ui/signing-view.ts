import type { FillField } from '#rules/fill-field.ts';
import type { SignContract } from '@/entities/sign-contract';
import type { SigningState } from '../model/use-signing-page';

export type SigningMode = 'document' | 'steps';

export type SigningViewProps = {
  contract: SignContract;
  state: SigningState;
  mode: SigningMode;
  isLarge: boolean;
  isApprover: boolean;
  onMode: (mode: SigningMode) => void;
  onLarge: (isLarge: boolean) => void;
  onMark: (field: FillField) => void;
  onFinish: () => void;
  onStale: () => void;
  onLeave: () => void;
  onDecline: () => void;
  /** Null if the sender doesn't allow delegating. */
  onDelegate: (() => void) | null;
  onAsk: () => void;
};
