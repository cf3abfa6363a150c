import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailTemplateQueries, type MailTemplate, type MailText } from '@/entities/setting/mail-template';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

export function useSaveMailTexts(onSaved: (template: MailTemplate) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ mailTemplateId, version, texts }: Pick<MailTemplate, 'mailTemplateId' | 'version' | 'texts'>) =>
      unwrap(
        api.PATCH('/mail-templates/{mailTemplateId}', {
          params: { path: { mailTemplateId } },
          body: { version, texts },
        }),
      ),
    onSuccess: (template) => {
      cache.setQueryData(mailTemplateQueries.one(template.mailTemplateId).queryKey, template);
      toast.success('저장했어요');
      onSaved(template);
      return cache.invalidateQueries({ queryKey: mailTemplateQueries.list().queryKey });
    },
  });
}

export const useSendTestMail = () =>
  useMutation({
    mutationFn: (text: MailText) => unwrap(api.POST('/mail-templates/test', { body: { text } })),
    onSuccess: () => toast.success('내 메일로 보냈어요'),
    onError: (error) => toast.error(getErrorMessage(error)),
  });
