import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listBoxQueries, type ListBox, type ListBoxImport } from '@/entities/setting/list-box';
import { sendForm, toFormResponse, unwrap } from '@/shared/api';

export type ImportMode = 'REPLACE' | 'APPEND';

export function useImportItems({ listBoxId, version }: ListBox) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ sheet, mode }: { sheet: File; mode: ImportMode }) => {
      const form = new FormData();
      form.append('mode', mode);
      form.append('version', String(version));
      form.append('file', sheet, sheet.name);
      const { signal } = new AbortController();
      const sent = sendForm(`/list-box-dbs/${listBoxId}/import`, form, { signal, onProgress: () => {} });
      return unwrap(toFormResponse<ListBoxImport>(sent));
    },
    onSuccess: ({ listBox }) => cache.setQueryData(listBoxQueries.one(listBoxId).queryKey, listBox),
    onSettled: () => cache.invalidateQueries({ queryKey: listBoxQueries.all() }),
  });
}
