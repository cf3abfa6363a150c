import type { SnapshotFrom } from 'xstate';
import type { Contract, ContractProblem } from '@/entities/contract';
import type { sendContractMachine } from '../model/send-contract.machine';

export type SendViewProps = {
  snapshot: Pick<SnapshotFrom<typeof sendContractMachine>, 'value' | 'context'>;
  contract: Contract;
  /** Problems that the sender has already dealt with are not listed. */
  isKnown?: ((problem: ContractProblem) => boolean) | undefined;
  onClose: () => void;
  onSend: () => void;
  onRetry: () => void;
  onReload: () => void;
  onSchedule: (at: string | null) => void;
  onJump: (problem: ContractProblem) => void;
  /** Opens the sender's missing or invalid fields, with the problems found. */
  onFillOwn: (problems: readonly ContractProblem[]) => void;
  /** Called if the sender's annual verification is due. */
  onVerify: () => void;
  /** Opens the page for buying credits, which returns here. Undefined if the member may not pay. */
  onBuy: ((missing: number, scheduledAt: string | null) => void) | undefined;
};
