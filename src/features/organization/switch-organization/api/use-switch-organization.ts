import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, getErrorMessage, beginSession, unwrap } from '@/shared/api';
import { href } from '@/shared/routes';
import { toast } from '@/shared/ui/feedback/toast';

export function useSwitchOrganization() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (organizationMemberUuid: string) =>
      unwrap(
        api.POST('/auths/login/{organizationMemberUuid}', { params: { path: { organizationMemberUuid } }, body: {} }),
      ),
    onSuccess: async ({ userInfo }) => {
      await beginSession(userInfo);
      await navigate(href('dashboard'));
      await queryClient.resetQueries();
    },
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}
