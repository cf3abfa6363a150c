import { useMutation, useQueryClient } from '@tanstack/react-query';
import { firstStepQueries } from '@/entities/help/first-step';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

/** Hides the member's first steps on every device. */
export function useHideSteps() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/first-steps/hidden')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: firstStepQueries.all() }),
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}
