import { Ellipsis, KeyRound, Mail, MailX, UserMinus } from '@/shared/icons';
import type { Member } from '@/entities/member';
import { useResendInvitation } from '@/features/member/invite-members';
import type { MemberAction } from '@/features/member/act-on-member';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';

type MemberMenuProps = {
  member: Member;
  mayManage: boolean;
  amOwner: boolean;
  onAct: (act: MemberAction, member: Member) => void;
};

export function MemberMenu({ member, mayManage, amOwner, onAct }: MemberMenuProps) {
  const inviteAgain = useResendInvitation();
  const items = itemsFor({ member, mayManage, amOwner, onAct, onInviteAgain: () => inviteAgain.mutate(member) });
  if (items.length === 0) return null;
  return (
    <DropdownMenu
      label={`${member.name ?? member.email} 메뉴`}
      align="end"
      trigger={<IconButton label={`${member.name ?? member.email} 메뉴`} icon={<Ellipsis />} />}
      items={items}
    />
  );
}

function itemsFor({
  member,
  mayManage,
  amOwner,
  onAct,
  onInviteAgain,
}: MemberMenuProps & { onInviteAgain: () => void }): MenuItem[] {
  const denied = mayManage ? undefined : '멤버 관리 권한이 필요해요';
  switch (member.memberStatusType) {
    case 'INVITED':
      return [
        { label: '다시 초대하기', icon: <Mail />, disabledReason: denied, onSelect: onInviteAgain },
        'separator',
        {
          label: '초대 취소',
          icon: <MailX />,
          danger: true,
          disabledReason: denied,
          onSelect: () => onAct('cancel', member),
        },
      ];
    case 'EXPIRED':
    case 'CANCELLED':
      return [{ label: '다시 초대하기', icon: <Mail />, disabledReason: denied, onSelect: onInviteAgain }];
    case 'ACCEPTED':
      if (member.isMe || member.isOwner) return [];
      return [
        ...(amOwner
          ? ([
              { label: '소유자 넘기기', icon: <KeyRound />, onSelect: () => onAct('handOver', member) },
              'separator',
            ] satisfies MenuItem[])
          : []),
        {
          label: '내보내기',
          icon: <UserMinus />,
          danger: true,
          disabledReason: denied,
          onSelect: () => onAct('remove', member),
        },
      ];
    case 'WITHDRAWN':
      return [];
  }
}
