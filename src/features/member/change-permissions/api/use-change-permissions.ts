import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memberQueries, type Member, type Permission } from '@/entities/member';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Change = { member: Member; permission: Permission; allowed: boolean };

export const togglePermission = (permissions: readonly Permission[], permission: Permission, allowed: boolean) =>
  allowed ? [...new Set([...permissions, permission])] : permissions.filter((held) => held !== permission);

/** Updates optimistically, and reverts if the server rejects the change. */
export function useChangePermissions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ member: { organizationMemberUuid, permissions }, permission, allowed }: Change) =>
      unwrap(
        api.PATCH('/organizations/members/permissions', {
          body: { organizationMemberUuid, permissions: togglePermission(permissions, permission, allowed) },
        }),
      ),
    onSuccess: () => toast.success('저장했어요'),
    onError: (error) => toast.error(getErrorMessage(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: memberQueries.all() }),
    scope: { id: 'change-permissions' },
  });
}
