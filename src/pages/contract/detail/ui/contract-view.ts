import type { ReactNode } from 'react';
import type { Contract, ContractEvent, ContractMessage, Receiver } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import type { ContractAction } from '@/features/contract/follow/act-on-contract';
import type { ReceiverAction } from '@/features/contract/follow/act-on-receiver';

export type ContractViewProps = {
  contract: Contract;
  pages: DocumentPage[];
  /** Null while loading. */
  events: ContractEvent[] | null;
  messages: ContractMessage[] | null;
  recordFailed: boolean;
  acts: ContractAction[];
  sharedWith: string | null;
  mayChange: boolean;
  now: Date;
  question: ReactNode;
  /** Undefined for members who may not manage templates. */
  onMakeTemplate?: (() => void) | undefined;
  onAct: (act: ContractAction) => void;
  onReceiver: (act: ReceiverAction, receiver: Receiver) => void;
  onStalePictures: () => void;
  onRetryRecord: () => void;
  onBack: () => void;
};
