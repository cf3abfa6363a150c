import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { groupQueries } from '@/entities/group';
import { memberQueries, type Permission } from '@/entities/member';
import { getErrorMessage } from '@/shared/api';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { toast } from '@/shared/ui/feedback/toast';
import { inviteMembers } from '../api/invite-members';
import { describeOutcomes } from '../model/outcome-words';
import { InviteForm } from './invite-form';

type InviteMembersDialogProps = { held: readonly Permission[]; onClose: () => void };

export function InviteMembersDialog({ held, onClose }: InviteMembersDialogProps) {
  const queryClient = useQueryClient();
  const [isDirty, setIsDirty] = useState(false);
  const groups = useQuery(groupQueries.list());
  const invite = useMutation({
    mutationFn: inviteMembers,
    onSuccess: async (outcomes) => {
      toast.success(describeOutcomes(outcomes));
      onClose();
      await queryClient.invalidateQueries({ queryKey: memberQueries.all() });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title="멤버 초대하기"
      description="메일로 초대장을 보내요. 7일 안에 수락하면 함께 쓸 수 있어요."
      dirty={isDirty}
    >
      <InviteForm
        held={held}
        groups={groups.data ?? []}
        isBusy={invite.isPending}
        failure={invite.error && getErrorMessage(invite.error)}
        onInvite={(invitees) => invite.mutate(invitees)}
        onDirty={setIsDirty}
      />
    </Dialog>
  );
}
