import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { templateQueries } from '@/entities/template';
import { api, unwrap } from '@/shared/api';

/** A POST request even though it changes nothing, because the check is expensive. */
export const templateCheckQuery = (templateId: string, version: number) =>
  queryOptions({
    queryKey: [...templateQueries.one(templateId), 'check', version],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/templates/{templateId}/check', { params: { path: { templateId } }, signal })),
    staleTime: Infinity,
  });

export function usePublishTemplate(templateId: string, version: number, onPublished: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      unwrap(
        api.POST('/templates/{templateId}/publish', {
          params: { path: { templateId } },
          body: { version, ...(note && { note }) },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: templateQueries.all() });
      onPublished();
    },
  });
}
