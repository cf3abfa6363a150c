import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inquiryQueries } from '@/entities/help/inquiry';
import { api, unwrap } from '@/shared/api';
import type { Question } from '../model/question';

export function useAsk() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ subject, message, pageUrl }: Question) =>
      unwrap(api.POST('/inquiries', { body: { subject, message, ...(pageUrl !== null && { pageUrl }) } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: inquiryQueries.list().queryKey }),
  });
}
