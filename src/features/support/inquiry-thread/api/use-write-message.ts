import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inquiryQueries, type ThreadKey } from '@/entities/help/inquiry';
import { api, unwrap } from '@/shared/api';
import type { InquiryMessageDraft } from '../model/inquiry-message-draft';

/** The server returns the whole conversation, including messages written in the meantime. */
export function useWriteMessage(key: ThreadKey) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ message, files }: InquiryMessageDraft) => {
      const body = { message, ...(files.length > 0 && { files }) };
      return 'secret' in key
        ? unwrap(api.POST('/threads/{secret}/messages', { params: { path: key }, body }))
        : unwrap(api.POST('/inquiries/{inquiryId}/messages', { params: { path: key }, body }));
    },
    onSuccess: (inquiry) => {
      cache.setQueryData(inquiryQueries.thread(key).queryKey, inquiry);
      return cache.invalidateQueries({ queryKey: inquiryQueries.list().queryKey });
    },
  });
}
