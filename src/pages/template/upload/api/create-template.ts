import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { templateQueries } from '@/entities/template';
import { api, createRequestKey, unwrap } from '@/shared/api';

type NewTemplate = { title: string; fileIds: string[] } | { title: string; contractId: string };

/** Repeating the call doesn't create a second template, unless something has changed in between. */
export function useCreateTemplate(onCreated: (templateId: string) => void) {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState({ body: '', key: '' });
  return useMutation({
    mutationFn: (body: NewTemplate) => {
      const text = JSON.stringify(body);
      const key = text === sent.body ? sent.key : createRequestKey();
      setSent({ body: text, key });
      return unwrap(api.POST('/templates', { params: { header: { 'Idempotency-Key': key } }, body }));
    },
    onSuccess: async ({ templateId }) => {
      await queryClient.invalidateQueries({ queryKey: templateQueries.lists() });
      onCreated(templateId);
    },
  });
}
