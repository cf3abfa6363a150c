import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelInvitation, memberQueries } from '@/entities/member';
import { organizationQueries } from '@/entities/organization';
import { userQueries } from '@/entities/user';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

const removeMember = (organizationMemberUuid: string) =>
  unwrap(api.DELETE('/organizations/members/withdraw', { body: { organizationMemberUuid } }));

const handOver = (organizationMemberUuid: string) =>
  unwrap(api.POST('/organizations/members/owner', { body: { organizationMemberUuid } }));

/** Every action is confirmed in a dialog and reported in a toast. */
const ACTS = {
  remove: { run: removeMember, done: '멤버를 내보냈어요' },
  cancel: { run: cancelInvitation, done: '초대를 취소했어요' },
  handOver: { run: handOver, done: '소유자를 넘겼어요' },
} as const;

export type MemberAction = keyof typeof ACTS;

export function useMemberAction(act: MemberAction, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (organizationMemberUuid: string) => ACTS[act].run(organizationMemberUuid),
    onSuccess: async () => {
      toast.success(ACTS[act].done);
      onDone();
      await Promise.all(
        [memberQueries, organizationQueries, userQueries].map((queries) =>
          queryClient.invalidateQueries({ queryKey: queries.all() }),
        ),
      );
    },
  });
}
