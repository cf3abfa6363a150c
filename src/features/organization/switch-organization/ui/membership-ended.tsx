import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { organizationQueries } from '@/entities/organization';
import { useSession } from '@/entities/user';
import { href } from '@/shared/routes';
import { unsavedWork } from '@/shared/session';
import { useSwitchOrganization } from '../api/use-switch-organization';
import { MembershipEndedView } from './membership-ended-view';

/** Tells members that they were removed while the page was open, and leads them to their other organisations. */
export function MembershipEnded({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // The session of the page will soon be the one of another organisation.
  const [left] = useState(useSession().organization);
  const others = useQuery({ ...organizationQueries.list(), staleTime: 0 });
  const switching = useSwitchOrganization();
  const leave = async () => {
    onClose();
    await navigate(href('dashboard'));
    // Whoever stayed with unsaved text can still copy it.
    if (!unsavedWork.exists()) await queryClient.resetQueries();
  };
  return (
    <MembershipEndedView
      organizationName={left?.name ?? null}
      others={others.isFetching ? null : (others.data ?? [])}
      isBusy={switching.isPending}
      onSwitch={(organizationMemberUuid) => switching.mutate(organizationMemberUuid, { onSuccess: onClose })}
      onLeave={() => void leave()}
    />
  );
}
