import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, endSession, unwrap } from '@/shared/api';
import { href } from '@/shared/routes';
import { clearUnsentChoices, tokenStorage } from '@/shared/session';

/** Ends the session on this device even offline, so that nobody stays signed in for lack of a connection. */
export function useSignOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ everywhere = false, to = href('signIn') }: { everywhere?: boolean; to?: string }) => {
      const tokens = tokenStorage.read();
      if (tokens) {
        const { refreshJwt } = tokens;
        const ended = unwrap(api.POST('/users/logout', { params: { query: { everywhere } }, body: { refreshJwt } }));
        if (everywhere) await ended;
        else await ended.catch(() => null);
      }
      return to;
    },
    onSuccess: async (to) => {
      clearUnsentChoices();
      void endSession();
      await navigate(to);
    },
  });
}
