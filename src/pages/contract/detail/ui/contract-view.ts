import type { ReactNode } from 'react';
import type { Contract, ContractEvent, ContractMessage, Receiver } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import type { ContractAct } from '@/features/contract/follow/act-on-contract';
import type { ReceiverAct } from '@/features/contract/follow/act-on-receiver';

export type ContractViewProps = {
  contract: Contract;
  pages: DocumentPage[];
  /** Null while loading. */
  events: ContractEvent[] | null;
  messages: ContractMessage[] | null;
  recordFailed: boolean;
  acts: ContractAct[];
  mayChange: boolean;
  now: Date;
  /** A confirmation or form that is shown above everything else. */
  question: ReactNode;
  onAct: (act: ContractAct) => void;
  onReceiver: (act: ReceiverAct, receiver: Receiver) => void;
  onStalePictures: () => void;
  onRetryRecord: () => void;
  onBack: () => void;
};
