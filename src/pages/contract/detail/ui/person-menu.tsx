import { Ellipsis, Mail, MessageSquareText, QrCode, Undo2, UserPen } from '@/shared/icons';
import type { Receiver } from '@/entities/contract';
import { useResendMessage, type ReceiverAction } from '@/features/contract/follow/act-on-receiver';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { isReceiverDone } from '../model/progress';

type PersonMenuProps = {
  contractId: string;
  receiver: Receiver;
  onReceiver: (act: ReceiverAction, receiver: Receiver) => void;
};

/** Messages and links are available during a receiver's turn, and correction requests after they have signed. */
export function PersonMenu({ contractId, receiver, onReceiver }: PersonMenuProps) {
  const resend = useResendMessage(contractId);
  const { receiverUuid, name, email, phone, hasTurn, state, when } = receiver;
  if (state !== 'SIGNED' && isReceiverDone(receiver)) return null;
  const again: MenuItem[] = [
    {
      label: '메일로 다시 보내기',
      icon: <Mail />,
      disabledReason: email ? undefined : '메일 주소가 없어요. 연락처를 먼저 고쳐주세요.',
      onSelect: () => resend.mutate({ receiverUuid, channel: 'MAIL' }),
    },
    {
      label: '문자로 다시 보내기',
      icon: <MessageSquareText />,
      disabledReason: phone ? undefined : '휴대폰 번호가 없어요. 연락처를 먼저 고쳐주세요.',
      onSelect: () => resend.mutate({ receiverUuid, channel: 'SMS' }),
    },
    { label: '링크·QR 전해주기', icon: <QrCode />, onSelect: () => onReceiver('share-link', receiver) },
  ];
  return (
    <DropdownMenu
      label={`${name} 님에게 할 일`}
      align="end"
      trigger={<IconButton size="sm" label={`${name} 님에게 할 일`} icon={<Ellipsis />} />}
      items={
        state === 'SIGNED'
          ? [{ label: '값 다시 부탁하기', icon: <Undo2 />, onSelect: () => onReceiver('request-correction', receiver) }]
          : [
              ...(hasTurn || when === 'AT_SENDING' ? again : []),
              { label: '연락처 고치기', icon: <UserPen />, onSelect: () => onReceiver('correct-contact', receiver) },
            ]
      }
    />
  );
}
