import type { SnapshotFrom } from 'xstate';
import type { Contract, ContractProblem } from '@/entities/contract';
import type { sendContractMachine } from '../model/send-contract.machine';

export type SendViewProps = {
  snapshot: Pick<SnapshotFrom<typeof sendContractMachine>, 'value' | 'context'>;
  contract: Contract;
  /** Returns whether the sender has already dealt with a problem. Such problems are not listed. */
  isKnown?: ((problem: ContractProblem) => boolean) | undefined;
  onClose: () => void;
  onSend: () => void;
  onRetry: () => void;
  onReload: () => void;
  onSchedule: (at: string | null) => void;
  onJump: (problem: ContractProblem) => void;
  /** Opens the sender's fields that are missing or invalid, with the problems found. */
  onFillOwn: (problems: readonly ContractProblem[]) => void;
  /** Called if the sender has not verified their identity this year. */
  onVerify: () => void;
  /** Opens the page for buying credits, which returns here. Undefined if the member may not pay. */
  onBuy: ((missing: number, scheduledAt: string | null) => void) | undefined;
};
