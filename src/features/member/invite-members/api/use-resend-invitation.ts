import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memberQueries, type Member } from '@/entities/member';
import { getErrorMessage } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';
import { describeOutcomes } from '../model/outcome-words';
import { inviteMembers } from './invite-members';

/** Sends a new email whose link replaces the old one. The invitation keeps its groups. */
export function useResendInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ email, permissions }: Member) => inviteMembers({ emails: [email], permissions, groupUuids: [] }),
    onSuccess: (outcomes) => toast.success(describeOutcomes(outcomes)),
    onError: (error) => toast.error(getErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: memberQueries.all() }),
  });
}
