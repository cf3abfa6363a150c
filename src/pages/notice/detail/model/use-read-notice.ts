import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noticeQueries, markNoticeAsRead } from '@/entities/help/notice';

/** Ignores failures, because opening the notice again repeats the call. */
export function useMarkNoticeAsRead(noticeId: string | null) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: markNoticeAsRead,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: noticeQueries.lists() }),
  });
  useEffect(() => {
    if (noticeId !== null) mutate(noticeId);
  }, [mutate, noticeId]);
}
