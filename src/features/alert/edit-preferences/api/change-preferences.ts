import { useMutation, useQueryClient } from '@tanstack/react-query';
import { alertQueries } from '@/entities/alert';
import { api, getErrorMessage, unwrap, type components } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

export type PreferencesChange = components['schemas']['AlertPreferencesChange'];

/** Saves one change immediately. The server returns the resulting preferences. */
export function useChangePreferences() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: PreferencesChange) => unwrap(api.PATCH('/alerts/preferences', { body })),
    onSuccess: (changed) => cache.setQueryData(alertQueries.preferences().queryKey, changed),
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}
