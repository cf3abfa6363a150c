import { KeyRound, MailX, UserMinus } from '@/shared/icons';
import type { Member } from '@/entities/member';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useMemberAction, type MemberAction } from '../api/member-acts';

const WORDS: Record<
  MemberAction,
  { title: (who: string) => string; body: string; label: string; icon: React.ReactNode; isFinal: boolean }
> = {
  remove: {
    title: (who) => `${who} 님을 내보낼까요?`,
    body: '바로 들어올 수 없게 돼요. 보낸 문서는 그대로 있어요.',
    label: '내보내기',
    icon: <UserMinus />,
    isFinal: true,
  },
  cancel: {
    title: (who) => `${who} 초대를 취소할까요?`,
    body: '이미 보낸 초대장의 링크는 더 이상 쓸 수 없어요.',
    label: '초대 취소하기',
    icon: <MailX />,
    isFinal: true,
  },
  handOver: {
    title: (who) => `${who} 님에게 소유자를 넘길까요?`,
    body: '나는 소유자가 아니게 돼요. 지금 권한은 그대로 남아요.',
    label: '소유자 넘기기',
    icon: <KeyRound />,
    isFinal: false,
  },
};

type MemberActionDialogProps = { act: MemberAction; member: Member; onClose: () => void };

export function MemberActionDialog({ act, member, onClose }: MemberActionDialogProps) {
  const mutation = useMemberAction(act, onClose);
  const words = WORDS[act];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={words.title(member.name ?? member.email)}
      description={words.body}
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={onClose}>
            그만두기
          </Button>
          <Button
            variant={words.isFinal ? 'danger' : 'primary'}
            size="lg"
            icon={words.icon}
            loading={mutation.isPending}
            onClick={() => mutation.mutate(member.organizationMemberUuid)}
          >
            {words.label}
          </Button>
        </>
      }
    >
      {mutation.error && <Banner tone="danger">{getErrorMessage(mutation.error)}</Banner>}
    </Dialog>
  );
}
