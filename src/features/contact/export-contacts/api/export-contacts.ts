import { useMutation } from '@tanstack/react-query';
import { api, ApiError, getErrorMessage } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/feedback/toast';

type Format = 'xlsx' | 'csv';

/** The endpoint needs a token, so the file is fetched instead of linked. */
async function fetchSheet({ format, group }: { format: Format; group: string | null }) {
  const { data, error, response } = await api.GET('/contacts/export', {
    params: { query: { format, ...(group && { group }) } },
    parseAs: 'blob',
  });
  if (!data) throw new ApiError(error.errorCode, { status: response.status, body: error });
  return { sheet: data, name: `연락처.${format}` };
}

export function useExportContacts() {
  return useMutation({
    mutationFn: fetchSheet,
    onSuccess: ({ sheet, name }) => saveBlob(sheet, name),
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}
