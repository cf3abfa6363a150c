import { useMutation, useQueryClient } from '@tanstack/react-query';
import { alertQueries } from '@/entities/alert';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Read = { ids: string[] } | { all: true };

/** Updates the list only once the server has answered. */
export function useMarkAlertsAsRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Read) => unwrap(api.POST('/alerts/read', { body })),
    onError: (error) => toast.error(getErrorMessage(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: alertQueries.lists() }),
  });
}
