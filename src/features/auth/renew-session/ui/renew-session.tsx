import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { sessionRenewal } from '@/shared/session';
import { renewSession } from '../api/renew-session';
import { RenewSessionDialog } from './renew-session-dialog';

/** Leaving asks the browser's own question, because the page still has unsaved work. */
const leave = () => location.assign(href('signIn'));

export function RenewSession() {
  const queryClient = useQueryClient();
  const user = queryClient.getQueryData(userQueries.session().queryKey)?.user;
  const renew = useMutation({
    mutationFn: renewSession,
    onSuccess: async () => {
      sessionRenewal.finish();
      // What failed in the meantime is loaded again, and what is shown stays.
      await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    },
  });
  if (!user) return null;
  const { email, organizationMemberUuid } = user;
  return (
    <RenewSessionDialog
      email={email}
      isBusy={renew.isPending}
      failure={renew.error && getErrorMessage(renew.error)}
      onSubmit={(password) => renew.mutate({ email, password, organizationMemberUuid })}
      onLeave={leave}
    />
  );
}
