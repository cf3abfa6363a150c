import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailTemplateQueries, type MailTemplate, type MailText } from '@/entities/setting/mail-template';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Named = Pick<MailTemplate, 'mailTemplateId' | 'version'>;
type Order = { name: string; texts: MailText[]; key: string };

export function useCreateMailTemplate(onDone: (template: MailTemplate) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Order) =>
      unwrap(api.POST('/mail-templates', { params: { header: { 'Idempotency-Key': key } }, body })),
    onSuccess: (template) => {
      cache.setQueryData(mailTemplateQueries.one(template.mailTemplateId).queryKey, template);
      toast.success('문구를 만들었어요');
      onDone(template);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: mailTemplateQueries.list().queryKey }),
  });
}

export function useRenameMailTemplate({ mailTemplateId, version }: Named, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      unwrap(
        api.PATCH('/mail-templates/{mailTemplateId}', {
          params: { path: { mailTemplateId } },
          body: { version, name },
        }),
      ),
    onSuccess: (template) => {
      cache.setQueryData(mailTemplateQueries.one(mailTemplateId).queryKey, template);
      toast.success('저장했어요');
      onDone();
    },
    // Reloads even after a rejection, because it means that another member has changed something.
    onSettled: () => cache.invalidateQueries({ queryKey: mailTemplateQueries.all() }),
  });
}

export function useDeleteMailTemplate({ mailTemplateId }: Named, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/mail-templates/{mailTemplateId}', { params: { path: { mailTemplateId } } })),
    onSuccess: () => {
      toast.success('지웠어요');
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: mailTemplateQueries.list().queryKey }),
  });
}
