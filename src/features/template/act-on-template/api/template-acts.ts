import { useMutation, useQueryClient } from '@tanstack/react-query';
import { templateQueries, type TemplateListItem } from '@/entities/template';
import { api, createRequestKey, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Known = Pick<TemplateListItem, 'templateId' | 'isBookmarked'>;

const at = (templateId: string) => ({ params: { path: { templateId } } });
/** Lists don't include a template's version. */
const readVersion = async (templateId: string) =>
  (await unwrap(api.GET('/templates/{templateId}', at(templateId)))).version;

const toggleBookmark = ({ templateId, isBookmarked }: Known) =>
  isBookmarked
    ? unwrap(api.DELETE('/templates/{templateId}/bookmark', at(templateId)))
    : unwrap(api.PUT('/templates/{templateId}/bookmark', at(templateId)));

export function useToggleBookmark() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: toggleBookmark,
    onSuccess: (_, { isBookmarked }) => {
      toast.success(isBookmarked ? '즐겨찾기에서 뺐어요' : '즐겨찾기에 넣었어요');
      return queryClient.invalidateQueries({ queryKey: templateQueries.all() });
    },
    onError: () => toast.error(),
  });
}

export function useDuplicateTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ templateId }: Known) =>
      unwrap(
        api.POST('/templates/{templateId}/duplicate', {
          params: { path: { templateId }, header: { 'Idempotency-Key': createRequestKey() } },
        }),
      ),
    onSuccess: () => {
      toast.success('복사했어요');
      return queryClient.invalidateQueries({ queryKey: templateQueries.all() });
    },
    onError: () => toast.error(),
  });
}

export type TemplateLifecycleAction = 'remove' | 'retire' | 'reopen';

const decide = async (decision: TemplateLifecycleAction, templateId: string): Promise<void> => {
  if (decision === 'remove') {
    await unwrap(api.DELETE('/templates/{templateId}', at(templateId)));
    return;
  }
  const body = { version: await readVersion(templateId) };
  await (decision === 'retire'
    ? unwrap(api.POST('/templates/{templateId}/retire', { ...at(templateId), body }))
    : unwrap(api.POST('/templates/{templateId}/reopen', { ...at(templateId), body })));
};

export function useTemplateLifecycleAction(decision: TemplateLifecycleAction, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (templateId: string) => decide(decision, templateId),
    onSuccess: async () => {
      onDone();
      await queryClient.invalidateQueries({ queryKey: templateQueries.all() });
    },
  });
}

type ListedChange = { title: string } | { folderId: string | null };

export function useChangeTemplate(templateId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: ListedChange) =>
      unwrap(
        api.PATCH('/templates/{templateId}', {
          ...at(templateId),
          body: { version: await readVersion(templateId), ...change },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: templateQueries.all() });
      onDone();
    },
  });
}
