import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { acceptInvitation, cancelInvitation } from '@/entities/member';
import type { OrganizationEntry } from '@/entities/organization';
import { getErrorMessage, beginSession } from '@/shared/api';
import { href } from '@/shared/routes';
import { toast } from '@/shared/ui/feedback/toast';

/** Accepts as the signed-in user, and switches to that organisation. */
export function useJoinOrganization() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ organizationMemberUuid, inviteeEmail }: OrganizationEntry) =>
      acceptInvitation({ organizationMemberUuid, inviteeEmail, code: null }),
    onSuccess: async ({ userInfo }) => {
      await beginSession(userInfo);
      toast.success('이제 함께 써요');
      await navigate(href('dashboard'));
      await queryClient.resetQueries();
    },
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}

export function useDeclineInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ organizationMemberUuid }: OrganizationEntry) => cancelInvitation(organizationMemberUuid),
    onSuccess: async () => {
      toast.success('초대를 거절했어요');
      await queryClient.resetQueries();
    },
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}
