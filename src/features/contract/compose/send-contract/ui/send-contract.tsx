import type { Contract, ContractState } from '@/entities/contract';
import { SendView } from './send-view';
import type { SendViewProps } from './send-view.types';
import { useSendContract } from './use-send-contract';

export type SendContractProps = Pick<
  SendViewProps,
  'isKnown' | 'onClose' | 'onJump' | 'onFillOwn' | 'onReload' | 'onVerify' | 'onBuy'
> & {
  /** The last saved version. The page must have no unsaved changes. */
  contract: Contract;
  /** The time chosen before the sender left for another page. */
  scheduledAt?: string | null;
  onSent: (sent: ContractState) => void;
};

/** The final confirmation before a draft is sent or scheduled. Mount it to open, unmount it to close. */
export function SendContract({ onSent, scheduledAt = null, ...props }: SendContractProps) {
  const sending = useSendContract(props.contract, onSent, scheduledAt);
  return <SendView {...props} {...sending} />;
}
