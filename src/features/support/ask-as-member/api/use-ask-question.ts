import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inquiryQueries } from '@/entities/help/inquiry';
import { api, unwrap } from '@/shared/api';
import type { SupportQuestion } from '../model/question';

export function useAskQuestion() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ subject, message, pageUrl, files }: SupportQuestion) =>
      unwrap(
        api.POST('/inquiries', {
          body: { subject, message, ...(pageUrl !== null && { pageUrl }), ...(files.length > 0 && { files }) },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: inquiryQueries.list().queryKey }),
  });
}
