import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { templateQueries } from '@/entities/template';
import { api, createRequestKey, getErrorMessage, unwrap } from '@/shared/api';

export type CopyState =
  | { status: 'copying' }
  /** `isEarlier` is true if somebody had already copied the form. */
  | { status: 'copied'; templateId: string; isEarlier: boolean }
  | { status: 'failed'; message: string };
export type CopyStates = Readonly<Partial<Record<string, CopyState>>>;

const copyOne = ({ storeTemplateId, key }: { storeTemplateId: string; key: string }) =>
  unwrap(
    api.POST('/template-store/{storeTemplateId}/copy', {
      params: { path: { storeTemplateId }, header: { 'Idempotency-Key': key } },
    }),
  );

/** Copies forms independently, so that one failure doesn't stop the others. */
export function useCopyStoreTemplates() {
  const queryClient = useQueryClient();
  const earlier = useQuery(templateQueries.storeCopies());
  const [asked, setAsked] = useState<CopyStates>({});
  const keys = useRef(new Map<string, string>());
  const note = (storeTemplateId: string, state: CopyState) =>
    setAsked((known) => ({ ...known, [storeTemplateId]: state }));
  const { mutate } = useMutation({
    mutationFn: copyOne,
    onSuccess: ({ templateId }, { storeTemplateId }) => {
      note(storeTemplateId, { status: 'copied', templateId, isEarlier: false });
      return queryClient.invalidateQueries({ queryKey: templateQueries.all() });
    },
    onError: (error, { storeTemplateId }) =>
      note(storeTemplateId, { status: 'failed', message: getErrorMessage(error) }),
  });

  const found = (earlier.data ?? []).map(
    ({ storeTemplateId, templateId }) =>
      [storeTemplateId, { status: 'copied', templateId, isEarlier: true }] satisfies [string, CopyState],
  );
  const copies: CopyStates = { ...Object.fromEntries(found), ...asked };

  const copy = (storeTemplateIds: readonly string[]) => {
    for (const storeTemplateId of storeTemplateIds) {
      const status = copies[storeTemplateId]?.status;
      if (status === 'copying' || status === 'copied') continue;
      // Retries use the same key, so that a lost response doesn't lead to a second copy.
      const key = keys.current.get(storeTemplateId) ?? createRequestKey();
      keys.current.set(storeTemplateId, key);
      note(storeTemplateId, { status: 'copying' });
      mutate({ storeTemplateId, key });
    }
  };
  return { copies, copy };
}
